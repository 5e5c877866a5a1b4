import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import { messages } from '../../app/lazyServices/messages.ts'
import { ChannelWishesForm } from '../../components/mail/Messages/ChannelWishesForm.tsx'
import { Section } from '../../components/mail/Messages/ChannelWishesForm.styles.ts'
import { FailureState } from '../../components/kit/FailureState.tsx'
import { Skeleton } from '../../components/kit/Skeleton.ts'
import { channelWishesMachine } from '../../machines/channelWishes/channelWishes.machine.ts'
import * as select from '../../machines/channelWishes/channelWishes.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** Notifications that also come by mail and as text messages (MSG-02). */
export const ChannelWishes = () => {
  const service = useServices().own(messages)
  const { sayFailure } = useToasts()
  const [logic] = useState(() =>
    channelWishesMachine.provide({ actors: actorsOf(channelWishesMachine, service) }),
  )
  const flow = useFlow(logic, { input: undefined })
  useEmitted<typeof channelWishesMachine>(flow, { 'wish.failed': ({ failure }) => sayFailure(failure) })
  const view = useSelector(flow, select.selectView)
  const known = useSelector(flow, select.selectKnown)
  const wish = useSelector(flow, select.selectWish)
  const failure = useSelector(flow, select.selectFailure)
  const id = useId()
  return (
    <Section aria-labelledby={id} aria-busy={view === 'loading'} data-flow="channelWishes">
      <h2 id={id}>
        <FormattedMessage id="message.channels" />
      </h2>
      {view === 'loading' && <Skeleton $height="4rem" />}
      {view === 'failed' && (
        <FailureState failure={failure} onRetry={() => flow.send({ type: 'wishes.retry' })} />
      )}
      {view === 'open' && known !== null && (
        <ChannelWishesForm
          known={known}
          wish={wish}
          onWish={(wanted) => flow.send({ type: 'wish.set', wish: wanted })}
        />
      )}
    </Section>
  )
}
