import { describe, expect, it } from 'vitest'

import type { PaperFacts } from '../../src/contract/facts.ts'
import { editingOf, isAmendable } from '../../src/contract/paperEditing.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { paper } from '../../src/machines/lifecycles/paper/paper.model.ts'
import { decide } from '../../src/machines/lifecycles/shared/decide.ts'

const states = Object.keys(lifecycles.paper.reasons.states)
const facts = { ...(paper.inputs[0] as PaperFacts), hasResponse: true }
const takes = (state: string, type: string, more: Partial<PaperFacts>) =>
  decide(lifecycles.paper, { state, facts: { ...facts, ...more } }, { type }, ['owner']).kind === 'taken'

describe('whether an author can edit a paper', () => {
  it.each(states.flatMap((state) => [true, false].map((isOpen) => [state, isOpen] as const)))(
    '[PAP-05] [ONE-01] %s, deadline ahead: %s — the form and the lifecycle say the same',
    (state, isOpen) => {
      const editing = editingOf({ state, isOpen })
      expect(editing === 'submitted').toBe(takes(state, 'paper.amend', { isOpen }))
      expect(editing === 'revision').toBe(takes(state, 'paper.resubmit', { isOpen }))
      // A draft is typed after the deadline, too; it cannot be submitted any more.
      expect(editing === 'draft').toBe(takes(state, 'paper.submit', { isOpen: true }))
    },
  )

  it('[PAP-05] one state lets the author change what was submitted', () => {
    expect(states.filter(isAmendable)).toEqual(['administrator_review.active'])
  })
})
