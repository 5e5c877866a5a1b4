import { useEffect, useRef, type ReactNode } from 'react'

import { Box, Row } from './Checkbox.styles.ts'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string | undefined
  type?: 'checkbox' | 'radio' | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
}

export const Checkbox = ({
  checked,
  onChange,
  children,
  name,
  type = 'checkbox',
  disabled,
  describedBy,
}: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null)
  const early = useRef(true)
  useEffect(() => {
    // Ticked in the server's markup, before this code arrived.
    if (early.current && box.current && box.current.checked !== checked) onChange(box.current.checked)
    early.current = false
  }, [checked, onChange])
  return (
    <Row>
      <Box
        ref={box}
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </Row>
  )
}
