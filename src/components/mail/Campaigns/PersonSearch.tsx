import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Form } from './Campaigns.styles.ts'

interface Props {
  readonly label: ReactNode
  readonly submit: ReactNode
  readonly onSearch: (words: string) => void
}

/** Looks for people of the conference by name, address, phone or number of the order. */
export const PersonSearch = ({ label, submit, onSearch }: Props) => (
  <Form
    role="search"
    onSubmit={(event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
      if (words !== '') onSearch(words)
    }}
  >
    <TextField
      name="q"
      type="search"
      maxLength={60}
      autoComplete="off"
      label={label}
      hint={<FormattedMessage id="campaign.search.hint" />}
    />
    <div>
      <Button type="submit" variant="quiet" small>
        {submit}
      </Button>
    </div>
  </Form>
)
