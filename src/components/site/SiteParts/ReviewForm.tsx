import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { isConsentDocument } from '../../../contract/consentDocuments.ts'
import type { PartContent } from '../../../contract/siteParts.ts'
import type { SitePartState } from '../../../contract/siteAdmin.ts'
import { Button } from '../../kit/Button.tsx'
import { Checkbox } from '../../kit/Checkbox.tsx'
import { FailureText } from '../../kit/FailureText.tsx'
import { Refusal } from '../../kit/Refusal.ts'
import { TextField } from '../../kit/TextField.tsx'
import { PartChanges } from './PartChanges.tsx'
import { DialogActions, Form, Warning } from './SiteParts.styles.ts'

export interface ReviewFormProps {
  readonly kept: SitePartState
  readonly content: PartContent
  readonly busy: boolean
  readonly failure: Failure | null
  /** Texts entered before, where publishing failed. */
  readonly publication: { note: string; engNote: string; isMaterial: boolean }
  readonly onPublish: (publication: { note: string; engNote: string; isMaterial: boolean }) => void
  readonly onCancel: () => void
}

/** All changes on one sheet, and the description of them. Rendered in a dialog. */
export const ReviewForm = (props: ReviewFormProps) => {
  const { kept, content, busy, failure, publication, onPublish, onCancel } = props
  const intl = useIntl()
  const [note, setNote] = useState(publication.note)
  const [engNote, setEngNote] = useState(publication.engNote)
  const [isMaterial, setMaterial] = useState(publication.isMaterial)
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const word = intl.formatMessage({ id: 'parts.review.word' })
  const faults = {
    note: isMaterial && note.trim() === '',
    engNote: isMaterial && engNote.trim() === '',
    typed: isMaterial && typed.trim().toLowerCase() !== word.toLowerCase(),
  }
  const isWrong = faults.note || faults.engNote || faults.typed
  const needed = <FormattedMessage id="error.required" />
  return (
    <>
      <PartChanges part={kept.part} before={kept.content} after={content} />
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!busy && !isWrong) onPublish({ note: note.trim(), engNote: engNote.trim(), isMaterial })
        }}
      >
        {isConsentDocument(kept.part) && (
          <>
            <Checkbox type="radio" name="kind" checked={!isMaterial} onChange={() => setMaterial(false)}>
              <FormattedMessage id="parts.review.editorial" />
            </Checkbox>
            <Checkbox type="radio" name="kind" checked={isMaterial} onChange={() => setMaterial(true)}>
              <FormattedMessage id="parts.review.material" />
            </Checkbox>
          </>
        )}
        <TextField
          name="note"
          value={note}
          maxLength={200}
          autoComplete="off"
          label={<FormattedMessage id="parts.review.note" />}
          hint={<FormattedMessage id={isMaterial ? 'parts.review.note.read' : 'parts.review.note.hint'} />}
          error={isTried && faults.note && needed}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <TextField
          name="eng_note"
          lang="en"
          value={engNote}
          maxLength={200}
          autoComplete="off"
          label={<FormattedMessage id="parts.review.engNote" />}
          error={isTried && faults.engNote && needed}
          onChange={({ currentTarget }) => setEngNote(currentTarget.value)}
        />
        {isMaterial && (
          <>
            <Warning>
              <FormattedMessage id="parts.review.asks" values={{ members: kept.members }} />
            </Warning>
            <TextField
              name="typed"
              value={typed}
              autoComplete="off"
              label={<FormattedMessage id="parts.review.typed" values={{ word }} />}
              error={
                isTried &&
                faults.typed && <FormattedMessage id="parts.review.typed.wrong" values={{ word }} />
              }
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </>
        )}
        {failure !== null && (
          <Refusal role="alert">
            <FailureText failure={failure} />
          </Refusal>
        )}
        <DialogActions>
          <Button variant="quiet" aria-disabled={busy || undefined} onClick={busy ? undefined : onCancel}>
            <FormattedMessage id="parts.review.back" />
          </Button>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="parts.publish" />
          </Button>
        </DialogActions>
      </Form>
    </>
  )
}
