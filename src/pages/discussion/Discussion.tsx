import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { discussions } from '../../app/lazyServices/discussions.ts'
import { DiscussionPanel } from '../../components/papers/Discussion/DiscussionPanel.tsx'
import { discussionMachine } from '../../machines/discussion/discussion.machine.ts'
import * as select from '../../machines/discussion/discussion.selectors.ts'
import type { DiscussionInput } from '../../machines/discussion/discussion.types.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'
import { useToasts } from '../shared/useToasts.ts'

/** The form or the button goes away, and the focus must not go with it. */
const focusHeading = () => document.querySelector<HTMLElement>('#discussion')?.focus()

/** The discussion of a paper, beside its reviews: of a chair by the paper, of a reviewer by their review. */
export const Discussion = ({ part, id }: DiscussionInput) => {
  const { own, newKey } = useServices()
  const { say } = useToasts()
  const [service] = useState(() => own(discussions))
  const [logic] = useState(() => discussionMachine.provide({ actors: actorsOf(discussionMachine, service) }))
  const flow = useFlow(logic, { input: { part, id } })
  useEmitted<typeof discussionMachine>(flow, {
    'discussion.done': ({ act }) => {
      say('success', `discussion.done.${act}`)
      focusHeading()
    },
  })
  return (
    <DiscussionPanel
      view={useSelector(flow, select.selectView)}
      discussion={useSelector(flow, select.selectDiscussion)}
      busy={useSelector(flow, select.selectIsBusy)}
      isLoadingOlder={useSelector(flow, select.selectIsLoadingOlder)}
      written={useSelector(flow, select.selectWritten)}
      act={useSelector(flow, select.selectAct)}
      failure={useSelector(flow, select.selectFailure)}
      onRetry={() => flow.send({ type: 'discussion.retry' })}
      typed={service.typedIn({ part, id })}
      onType={(text) => service.keepTyped({ part, id }, text)}
      onReload={() => {
        flow.send({ type: 'discussion.reload' })
        focusHeading()
      }}
      onOlder={() => flow.send({ type: 'discussion.older' })}
      onAct={(act) => flow.send({ type: 'discussion.act', act, key: newKey() })}
    />
  )
}
