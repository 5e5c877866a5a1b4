import type { KnockFacts } from '../../../contract/facts.ts'
import { knockMachine } from './knock.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: KnockFacts = {
  limit: 5000,
  total: 0,
  isOrderOpen: true,
  isOver: false,
  isFriend: true,
  hasKnocked: false,
  hasHitsLeft: true,
  isUsed: false,
  endsAt: '2026-11-22T02:00:00.000Z',
}

/** The world at one moment; what was knocked off is left as it is. */
const moment = (facts: Partial<Omit<KnockFacts, 'total' | 'limit'>>) => {
  const { isOrderOpen, isOver, isFriend, hasKnocked, hasHitsLeft, isUsed } = fresh
  return learned({ isOrderOpen, isOver, isFriend, hasKnocked, hasHitsLeft, isUsed, ...facts })
}

export const knock: Model<typeof knockMachine> = {
  machine: knockMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ isFriend: false }),
    moment({ hasKnocked: true }),
    moment({ hasHitsLeft: false }),
    moment({ isOver: true }),
    moment({ isOrderOpen: false }),
    moment({ isOrderOpen: false, isOver: true }),
    moment({ isOrderOpen: false, isUsed: true }),
    { type: 'knock.hit', amount: 500 },
    { type: 'knock.hit', amount: 5000 },
    { type: 'knock.take' },
    { type: 'knock.cancel' },
    { type: 'knock.end' },
    { type: 'knock.use' },
    { type: 'knock.lapse' },
  ],
  project: ({ limit, total, ...flags }) => ({ some: total > 0, full: total >= limit, ...flags }),
}
