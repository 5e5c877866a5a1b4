import type { ComponentProps } from 'react'

import { Label, Middle, Root, type ButtonVariant } from './Button.styles.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  /** Shows a spinner over the invisible label, so the width stays; presses do nothing, focus stays. */
  busy?: boolean | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

export const Button = ({
  variant = 'primary',
  busy = false,
  wide = false,
  small = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <Root
    {...rest}
    type={type}
    $variant={variant}
    $wide={wide}
    $small={small}
    aria-busy={busy || rest['aria-busy'] || undefined}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <Label $hidden={busy}>{children}</Label>
    {busy && (
      <Middle>
        <Spinner />
      </Middle>
    )}
  </Root>
)
