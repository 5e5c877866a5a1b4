import { useRef, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { longestSubject } from '../../../contract/campaign.ts'
import { subjectPlaceholders, written } from '../../../contract/campaignText.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Acts } from './Campaigns.styles.ts'

interface Props {
  readonly name: 'title' | 'eng_title'
  readonly lang: string
  readonly initial: string
  readonly error: ReactNode
}

/** The subject in one language; placeholders for its reader are inserted from a list. */
export const SubjectField = ({ name, lang, initial, error }: Props) => {
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const insert = (text: string) => {
    const field = place.current?.querySelector('input')
    if (field == null) return
    const { selectionStart, selectionEnd } = field
    const end = field.value.length
    field.setRangeText(text, selectionStart ?? end, selectionEnd ?? end, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.focus()
  }
  return (
    <div ref={place}>
      <TextField
        name={name}
        lang={lang}
        label={<FormattedMessage id={`campaign.field.${name}`} />}
        error={error}
        defaultValue={initial}
        maxLength={longestSubject}
        autoComplete="off"
      />
      <Acts role="group" aria-label={intl.formatMessage({ id: `campaign.insertInto.${name}` })}>
        {subjectPlaceholders.map((each) => (
          <Button key={each} variant="plain" small onClick={() => insert(written(each))}>
            <FormattedMessage id={`campaign.placeholder.${each}`} />
          </Button>
        ))}
      </Acts>
    </div>
  )
}
