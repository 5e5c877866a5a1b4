import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { composer } from '../../app/lazyServices/composer.ts'
import type { Campaign } from '../../contract/campaign.ts'
import type { Typed } from '../../contract/typedCampaign.ts'
import { campaignComposerMachine } from '../../machines/campaignComposer/campaignComposer.machine.ts'
import * as select from '../../machines/campaignComposer/campaignComposer.selectors.ts'
import { actorsOf } from '../../machines/shared/actorsOf.ts'
import { useEmitted } from '../shared/useEmitted.ts'
import { useFlow } from '../shared/useFlow.ts'

interface Options {
  readonly campaign: Campaign
  readonly onSaved: (campaign: Campaign) => void
  readonly onDropped: () => void
}

/** One mail while it is written. Remounted for another user's version. */
export const useComposer = ({ campaign, onSaved, onDropped }: Options) => {
  const service = useServices().own(composer)
  const [logic] = useState(() =>
    campaignComposerMachine.provide({ actors: actorsOf(campaignComposerMachine, service.port) }),
  )
  const [input] = useState(() => ({ campaign, kept: service.kept(campaign.id) }))
  const flow = useFlow(logic, { input })
  useEmitted<typeof campaignComposerMachine>(flow, {
    'texts.typed': ({ kept }) => service.keep(campaign.id, kept),
    'texts.saved': ({ campaign: saved }) => {
      service.drop(campaign.id)
      onSaved(saved)
    },
    'draft.dropped': () => {
      service.drop(campaign.id)
      onDropped()
    },
  })
  return {
    state: useSelector(flow, select.selectContext),
    saving: useSelector(flow, select.selectSaving),
    /** From an earlier visit. */
    isRestored: input.kept !== null,
    onEdit: (change: Typed) => flow.send({ type: 'text.edit', change }),
    onSave: () => flow.send({ type: 'save.now' }),
    onKeep: () => flow.send({ type: 'conflict.keep' }),
    onDrop: () => {
      flow.send({ type: 'conflict.take' })
      flow.send({ type: 'draft.drop' })
    },
  }
}
