import { useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import { Button } from '../../kit/Button.tsx'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Moment } from '../../kit/Moment.tsx'
import { Skeleton } from '../../kit/Skeleton.ts'
import { TextField } from '../../kit/TextField.tsx'
import { Shared } from './ShareDialog.styles.ts'

export interface ShareDialogProps {
  view: 'loading' | 'ready' | 'empty' | 'failed'
  meal: string
  /** Address that hands the voucher to the first member who opens it; null until it is there. */
  link: string | null
  /** ISO 8601. */
  until: string | null
  failure?: Failure | null | undefined
  onRetry: () => void
  onClose: () => void
}

/** Lazy; mount it while it is open. */
const ShareDialog = ({ view, meal, link, until, failure, onRetry, onClose }: ShareDialogProps) => {
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (link === null) return
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Not every browser lets a page write there: then the visitor copies the selected text.
      field.current?.select()
    }
  }
  return (
    <Dialog
      title={<FormattedMessage id="member.meal.share.title" values={{ meal }} />}
      description={<FormattedMessage id="member.meal.share.text" />}
      onClose={onClose}
    >
      <Shared aria-busy={view === 'loading'}>
        {view === 'loading' && <Skeleton $height="5rem" />}
        {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
        {link !== null && until !== null && (
          <>
            <TextField
              ref={field}
              name="link"
              readOnly
              value={link}
              onFocus={(event) => event.currentTarget.select()}
              label={<FormattedMessage id="member.meal.share.link" />}
              hint={
                <FormattedMessage
                  id="member.meal.share.until"
                  values={{
                    time: (
                      <Moment
                        key="time"
                        at={until}
                        format={{
                          month: 'short',
                          day: 'numeric',
                          hour: '2-digit',
                          minute: '2-digit',
                          hourCycle: 'h23',
                        }}
                      />
                    ),
                  }}
                />
              }
            />
            <Button wide onClick={() => void copy()}>
              <FormattedMessage id={copied ? 'member.meal.share.copied' : 'member.meal.share.copy'} />
            </Button>
          </>
        )}
      </Shared>
    </Dialog>
  )
}
export default ShareDialog
