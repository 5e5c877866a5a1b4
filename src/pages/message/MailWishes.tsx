import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { messages } from '../../app/lazyServices/messages.ts'
import { MailWishesForm } from '../../components/Messages/MailWishesForm.tsx'
import { Section } from '../../components/Messages/MailWishesForm.styles.ts'
import { FailureState } from '../../components/ui/FailureState.tsx'
import { Skeleton } from '../../components/ui/Skeleton.ts'
import { mailWishesMachine } from '../../machines/mailWishes/mailWishes.machine.ts'
import * as select from '../../machines/mailWishes/mailWishes.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** What also comes by mail (MSG-02). */
export const MailWishes = () => {
  const service = useServices().own(messages)
  const { sayFailure } = useToasts()
  const [logic] = useState(() => mailWishesMachine.provide({ actors: actorsOf(mailWishesMachine, service) }))
  const flow = useFlow(logic, { input: undefined })
  useEmitted<typeof mailWishesMachine>(flow, { 'wish.failed': ({ failure }) => sayFailure(failure) })
  const view = useSelector(flow, select.selectView)
  const known = useSelector(flow, select.selectKnown)
  const wish = useSelector(flow, select.selectWish)
  const failure = useSelector(flow, select.selectFailure)
  const id = useId()
  return (
    <Section aria-labelledby={id} aria-busy={view === 'loading'} data-flow="mailWishes">
      <h2 id={id}>
        <FormattedMessage id="message.mail" />
      </h2>
      {view === 'loading' && <Skeleton $height="4rem" />}
      {view === 'failed' && (
        <FailureState failure={failure} onRetry={() => flow.send({ type: 'wishes.retry' })} />
      )}
      {view === 'open' && known !== null && (
        <MailWishesForm
          known={known}
          wish={wish}
          onWish={(wanted) => flow.send({ type: 'wish.set', wish: wanted })}
        />
      )}
    </Section>
  )
}
