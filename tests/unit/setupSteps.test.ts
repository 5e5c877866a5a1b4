import { expect, it } from 'vitest'

import { setupStepState, setupSteps } from '../../src/contract/setup.ts'

const provider = (is_ready: boolean) => ({ name: 'any', is_ready, missing: [] })

it.each([
  ['mail', { mail: true, payment: [true] }, 'done'],
  ['mail', { mail: false, payment: [true] }, 'later'],
  ['payment', { mail: true, payment: [false, true] }, 'done'],
  ['payment', { mail: true, payment: [false, false] }, 'later'],
  ['payment', { mail: true, payment: [] }, 'later'],
  ['site', { mail: false, payment: [] }, 'done'],
] as const)('[OPS-01] the step %s of a site with %j is shown as %s', (step, { mail, payment }, state) => {
  const progress = { mail: provider(mail), payment: payment.map(provider) }
  expect(setupStepState({ ...progress, done: [...setupSteps] }, step)).toBe(state)
  expect(setupStepState({ ...progress, done: [] }, step)).toBeNull()
})
