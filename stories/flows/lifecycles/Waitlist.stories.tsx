import preview from '../../../.storybook/preview.tsx'
import { recordScene, showsState } from '../../../workbench/harness/scene/records.ts'
import { Scene } from '../../../workbench/harness/scene/Scene.tsx'

const meta = preview.meta({
  title: 'Flows/Lifecycles/Waiting list',
  component: Scene,
  args: { address: '/console/waitlist/17' },
})

export const Waiting = meta.story({
  name: '候补 · 候补中 / Waiting',
  parameters: { state: 'waitlist.waiting' },
  beforeEach: recordScene('waitlist', 'waiting'),
  play: showsState('waitlist', 'waiting'),
})

export const Offered = meta.story({
  name: '候补 · 名额限时保留 / A place is held for a while',
  parameters: { state: 'waitlist.offered' },
  beforeEach: recordScene('waitlist', 'offered'),
  play: showsState('waitlist', 'offered'),
})

export const Purchased = meta.story({
  name: '候补 · 已购买 / Bought',
  parameters: { state: 'waitlist.purchased' },
  beforeEach: recordScene('waitlist', 'purchased'),
  play: showsState('waitlist', 'purchased'),
})

export const Cancelled = meta.story({
  name: '候补 · 已退出 / Left',
  parameters: { state: 'waitlist.cancelled' },
  beforeEach: recordScene('waitlist', 'cancelled'),
  play: showsState('waitlist', 'cancelled'),
})

export const OfferExpired = meta.story({
  name: '候补 · 保留已过期 / The offer has run out',
  parameters: { state: 'waitlist.offer_expired' },
  beforeEach: recordScene('waitlist', 'offer_expired'),
  play: showsState('waitlist', 'offer_expired'),
})
