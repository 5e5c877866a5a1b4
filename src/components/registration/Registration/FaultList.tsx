import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Note } from './Registration.styles.ts'

export interface FaultListProps {
  /** The faulty fields in the order of the form, with their errors. */
  faults: ReadonlyArray<{ readonly name: string; readonly label: ReactNode; readonly text: ReactNode }>
}

/** Everything that has to be put right, each with the way to its field. */
export const FaultList = ({ faults }: FaultListProps) =>
  faults.length > 0 && (
    <Note $tone="seal">
      <strong>
        <FormattedMessage id="register.faults" values={{ count: faults.length }} />
      </strong>
      <ul>
        {faults.map(({ name, label, text }) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => toField(event, name)}>
              {label}
            </a>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Note>
  )

/** Without a trace in the address, which would be one more page to go back through. */
const toField = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
  event.preventDefault()
  const field = event.currentTarget.closest('form')?.elements.namedItem(name)
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
    field.focus()
  if (field instanceof RadioNodeList && field[0] instanceof HTMLInputElement) field[0].focus()
}
