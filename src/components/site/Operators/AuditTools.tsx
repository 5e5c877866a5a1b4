import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Actions } from '../../kit/listTools.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Bar } from './SearchBar.styles.ts'

/** Filter of the log, as typed: days as `2026-11-21`, everything else as the log writes it. */
export interface AuditWish {
  readonly from: string
  readonly until: string
  readonly actor: string
  readonly entity: string
  readonly entity_id: string
  readonly event: string
}

interface Props {
  readonly wish: AuditWish
  /** Links to the filtered log as files. */
  readonly files: { readonly csv: string; readonly jsonl: string }
  readonly onSearch: (wish: AuditWish) => void
}

const names = ['from', 'until', 'actor', 'entity', 'entity_id', 'event'] as const

/** The filters of the log, and the filtered log as a file. */
export const AuditTools = ({ wish, files, onSearch }: Props) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = names.map((name) => [name, String(fields.get(name) ?? '').trim()] as const)
    onSearch(Object.fromEntries(typed) as Record<(typeof names)[number], string>)
  }
  return (
    <>
      <Bar
        key={names.map((name) => wish[name]).join(' ')}
        role="search"
        aria-label={intl.formatMessage({ id: 'operators.audit.search' })}
        onSubmit={submit}
      >
        {names.map((name) => (
          <TextField
            key={name}
            name={name}
            type={name === 'from' || name === 'until' ? 'date' : 'text'}
            inputMode={name === 'actor' ? 'numeric' : undefined}
            maxLength={60}
            autoComplete="off"
            label={<FormattedMessage id={`operators.audit.${name}`} />}
            defaultValue={wish[name]}
          />
        ))}
        <Actions>
          <Button type="submit" variant="quiet" small>
            <FormattedMessage id="console.find" />
          </Button>
          <ButtonLink variant="plain" small href="/console/audit">
            <FormattedMessage id="console.clear" />
          </ButtonLink>
        </Actions>
      </Bar>
      <Actions>
        <ButtonLink variant="plain" small href={files.csv} download>
          <FormattedMessage id="operators.audit.csv" />
        </ButtonLink>
        <ButtonLink variant="plain" small href={files.jsonl} download>
          <FormattedMessage id="operators.audit.jsonl" />
        </ButtonLink>
      </Actions>
    </>
  )
}
