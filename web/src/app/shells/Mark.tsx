/** The folding rule in the colours of the theme: white on the rail, the primary colour on paper. */
export function Mark({ on, className }: { on: 'ink' | 'paper'; className?: string | undefined }) {
  const light = on === 'ink' ? '#fff' : 'var(--wp-primary-6)'
  const shade = on === 'ink' ? '#ffffffa8' : 'var(--wp-primary-7)'
  return (
    <svg className={className} viewBox="0 0 52 42" aria-hidden="true">
      <path fill={light} d="M0 0l13.15 18v24L0 24z" />
      <path fill={shade} d="M13 18L26.15 0v24L13 42z" />
      <path fill={light} d="M26 0l13.15 18v24L26 24z" />
      <path fill="var(--wp-accent)" d="M39 18L52 0v24L39 42z" />
    </svg>
  )
}
