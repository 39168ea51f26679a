// Mantine on our tokens. All colours are custom properties, so that a theme changes by one attribute on <html>:
// no provider renders again and no style tag is written (the content security policy forbids those).
import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core'

import tokens from './tokens.json' with { type: 'json' }

const { shared } = tokens
const rem = (px: number) => `${px / 16}rem`
const heading = ([size, line, weight]: (number | string)[]) => ({
  fontSize: rem(Number(size)),
  lineHeight: String(line),
  fontWeight: String(weight),
})
const brand = tokens.themes.DEFAULT.primary.map(
  (_, step) => `var(--wp-primary-${step})`,
) as unknown as MantineColorsTuple
const buttonHeights: Record<string, string> = {
  sm: 'var(--wp-control-sm)',
  md: 'var(--wp-control)',
  lg: 'var(--wp-control-lg)',
}

export const mantineTheme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: { brand },
  white: '#ffffff',
  black: '#10142a',
  fontFamily: 'var(--wp-font-text)',
  headings: {
    fontFamily: 'var(--wp-font-display)',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: heading(shared.type.h1),
      h2: heading(shared.type.h2),
      h3: heading(shared.type.h3),
      h4: heading(shared.type.h4),
      h5: heading(shared.type.bodyStrong),
      h6: heading(shared.type.label),
    },
  },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(21) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.5' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32), xxl: rem(48) },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '24.375em', sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  shadows: {
    xs: 'var(--wp-shadow-1)',
    sm: 'var(--wp-shadow-1)',
    md: 'var(--wp-shadow-2)',
    lg: 'var(--wp-shadow-3)',
    xl: 'var(--wp-shadow-3)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'never',
  variantColorResolver(input) {
    const resolved = defaultVariantColorsResolver(input)
    const border = '1px solid transparent'
    const isDanger = input.color === 'red'
    if (input.variant === 'filled' && isDanger)
      return {
        ...resolved,
        background: 'var(--wp-danger)',
        hover: 'var(--wp-danger-hover)',
        color: 'var(--wp-on-danger)',
        border,
      }
    if (input.variant === 'filled')
      return {
        ...resolved,
        background: 'var(--wp-primary)',
        hover: 'var(--wp-primary-hover)',
        color: 'var(--wp-on-primary)',
        border,
      }
    if (input.variant === 'light')
      return {
        ...resolved,
        background: 'var(--wp-primary-soft)',
        hover: 'var(--wp-primary-soft-hover)',
        color: 'var(--wp-on-primary-soft)',
        border,
      }
    if (input.variant === 'subtle')
      return {
        ...resolved,
        background: 'transparent',
        hover: 'var(--wp-hover)',
        color: isDanger ? 'var(--wp-danger-text)' : 'var(--wp-text)',
        border,
      }
    return resolved
  },
  components: {
    Button: {
      defaultProps: { size: 'md' },
      vars: (_theme: unknown, props: { size?: string }) => ({
        root: {
          '--button-height': buttonHeights[props.size ?? 'md'],
          '--button-fz': props.size === 'lg' ? '16px' : props.size === 'sm' ? '14px' : '15px',
        },
      }),
    },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--wp-control)',
          '--input-fz': '16px',
          '--input-bd': 'var(--wp-border-control)',
        },
      }),
    },
    Table: { defaultProps: { verticalSpacing: 0, horizontalSpacing: 'md', highlightOnHover: true } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
    Modal: { defaultProps: { radius: 16, centered: true, padding: 'xl' } },
    Menu: { defaultProps: { width: 250, radius: 'lg', shadow: 'md', offset: 8 } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 400 } },
  },
})

/** Mantine's own roles, on ours. The same for light and dark: our properties know the scheme. */
export const mantineRoles: Record<`--${string}`, string> = {
  '--mantine-color-body': 'var(--wp-bg)',
  '--mantine-color-text': 'var(--wp-text)',
  '--mantine-color-bright': 'var(--wp-text)',
  '--mantine-color-dimmed': 'var(--wp-text-muted)',
  '--mantine-color-placeholder': 'var(--wp-text-subtle)',
  '--mantine-color-anchor': 'var(--wp-link)',
  '--mantine-color-default': 'var(--wp-surface)',
  '--mantine-color-default-hover': 'var(--wp-hover)',
  '--mantine-color-default-color': 'var(--wp-text)',
  '--mantine-color-default-border': 'var(--wp-border-strong)',
  '--mantine-color-error': 'var(--wp-danger-text)',
  '--mantine-color-success': 'var(--wp-fb-success-icon)',
  '--mantine-color-disabled': 'var(--wp-surface-sunken)',
  '--mantine-color-disabled-color': 'var(--wp-text-subtle)',
  '--mantine-color-disabled-border': 'var(--wp-border)',
  '--mantine-primary-color-filled': 'var(--wp-primary)',
  '--mantine-primary-color-filled-hover': 'var(--wp-primary-hover)',
  '--mantine-primary-color-contrast': 'var(--wp-on-primary)',
  '--mantine-primary-color-light': 'var(--wp-primary-soft)',
  '--mantine-primary-color-light-hover': 'var(--wp-primary-soft-hover)',
  '--mantine-primary-color-light-color': 'var(--wp-on-primary-soft)',
}
