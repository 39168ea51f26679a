/** A drawing instead of a foreign map: the page asks no third party for anything. */
export function LocationMap({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 420" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <rect width="640" height="420" fill="#EFE8DA" />
      <path d="M-20 330C120 280 200 360 330 300S560 220 680 260" stroke="#8FA3FA" strokeWidth="46" fill="none" />
      <g stroke="#fff" fill="none">
        <path strokeWidth="14" d="M0 120H640M180 0V420M420 0V420M0 220H640" />
        <path strokeWidth="7" d="M60 0V420M300 0V420M540 0V420M0 60H640M0 170H640" />
      </g>
      <path d="M0 90L640 30" stroke="#10142A" strokeWidth="4" strokeDasharray="10 8" fill="none" opacity=".4" />
      <g fill="#2F7D5B" opacity=".5">
        <rect x="440" y="130" width="90" height="80" />
        <rect x="70" y="230" width="100" height="50" />
      </g>
      <g transform="translate(300 170)">
        <path d="M12 12L70 70" stroke="#27339C" strokeWidth="40" opacity=".2" strokeLinecap="round" />
        <path d="M0-34h34v34L0 34-34 0v-34z" fill="#1E3BB8" />
        <circle cy="-8" r="12" fill="#FFC21A" />
      </g>
    </svg>
  )
}
