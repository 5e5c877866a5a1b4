import type { ComponentProps } from 'react'

import { Label, Root, type ButtonVariant } from './Button.styles.ts'

export interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string
  variant?: ButtonVariant | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

export const ButtonLink = ({
  variant = 'primary',
  wide = false,
  small = false,
  children,
  ref,
  ...rest
}: ButtonLinkProps) => (
  <Root
    as="a"
    {...(rest as object)}
    {...(ref === undefined ? {} : { ref: ref as never })}
    $variant={variant}
    $wide={wide}
    $small={small}
  >
    <Label $hidden={false}>{children}</Label>
  </Root>
)
