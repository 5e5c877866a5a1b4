import { useSearch } from 'wouter'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { Section } from '../../components/Butler/Butler.styles.ts'
import { EnquiryForm } from '../../components/Butler/EnquiryForm.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { sendEnquiry, type ButlerService } from '../../contract/butler.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'
import { useToasts } from '../shared/useToasts.ts'
import { Enquiries } from './Enquiries.tsx'

export interface AskingProps {
  readonly isGuest: boolean
  readonly services: readonly ButlerService[]
  /** Counts the enquiries that were sent here: each begins with an empty form. */
  readonly round: number
  readonly onSent: () => void
}

/** Where members ask the butler, and what became of it. */
export const Asking = ({ isGuest, services, round, onSent }: AskingProps) => {
  const { go } = useServices()
  const search = useSearch()
  return (
    <>
      <Section id="ask" aria-labelledby="butler-ask">
        <h2 id="butler-ask">
          <FormattedMessage id="butler.ask" />
        </h2>
        {isGuest ? (
          <div>
            <Button onClick={() => go.toLogin('/butler#ask')}>
              <FormattedMessage id="butler.signIn" />
            </Button>
          </div>
        ) : (
          <Form key={round} services={services} onSent={onSent} />
        )}
      </Section>
      {!isGuest && <Enquiries key={`${round} ${search}`} />}
    </>
  )
}

const Form = ({ services, onSent }: Pick<AskingProps, 'services' | 'onSent'>) => {
  const { api } = useServices()
  const { say } = useToasts()
  const { busy, failure, onSubmit } = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const { service_id = '', contact = '', reach = '', question = '' } = texts
      return api.call(sendEnquiry, { service_id, contact, reach, question, key }, { signal })
    },
    onDone: () => {
      say('success', 'butler.sent')
      onSent()
    },
    // A form has nothing to close.
    onLeft: () => undefined,
  })
  return <EnquiryForm services={services} busy={busy} failure={failure} onSubmit={onSubmit} />
}
