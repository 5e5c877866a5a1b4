import type { ReactNode } from 'react'

import { Zone } from './FileZone.styles.ts'

export interface FileZoneProps {
  id: string
  label: ReactNode
  hint: ReactNode
  /** Without dots. */
  endings: readonly string[]
  /** There is an error; its text has the id `${id}f`. */
  isFaulty: boolean
  /** It is the chosen file that is wrong. */
  isRefused: boolean
  onChoose: (file: File) => void
}

/** One file is chosen here, or dropped. */
export const FileZone = ({ id, label, hint, endings, isFaulty, isRefused, onChoose }: FileZoneProps) => (
  <Zone $fault={isFaulty}>
    <label htmlFor={id}>{label}</label>
    <small id={`${id}h`}>{hint}</small>
    <input
      id={id}
      type="file"
      accept={endings.map((ending) => `.${ending}`).join()}
      aria-invalid={isRefused || undefined}
      aria-describedby={`${id}h ${id}f`}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.files?.[0]
        if (chosen !== undefined) onChoose(chosen)
        // Allows choosing the same file again.
        currentTarget.value = ''
      }}
    />
  </Zone>
)
