import type { MealVoucherFacts } from '../../../contract/facts.ts'
import { mealVoucherMachine } from './mealVoucher.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: MealVoucherFacts = {
  isMealTime: false,
  isOver: false,
  isRightGate: true,
  isOther: false,
  isShareOpen: true,
  usedAt: null,
}

/** The world at one moment; what the voucher itself remembers is left as it is. */
const moment = (facts: Partial<Omit<MealVoucherFacts, 'usedAt'>>) => {
  const { isMealTime, isOver, isRightGate, isOther, isShareOpen } = fresh
  return learned({ isMealTime, isOver, isRightGate, isOther, isShareOpen, ...facts })
}

export const mealVoucher: Model<typeof mealVoucherMachine> = {
  machine: mealVoucherMachine,
  inputs: [fresh],
  events: [
    moment({}),
    moment({ isMealTime: true }),
    moment({ isMealTime: true, isRightGate: false }),
    moment({ isOver: true }),
    moment({ isOther: true }),
    moment({ isOther: true, isShareOpen: false }),
    { type: 'meal.share' },
    { type: 'meal.claim' },
    { type: 'meal.takeBack' },
    { type: 'meal.scan', at: '2026-11-21T04:10:00.000Z' },
    { type: 'meal.expire' },
    { type: 'meal.revoke' },
  ],
  project: ({ isMealTime, isOver, isRightGate, isOther, isShareOpen }) => ({
    isMealTime,
    isOver,
    isRightGate,
    isOther,
    isShareOpen,
  }),
}
