import type { TicketFacts } from '../../../contract/facts.ts'
import { ticketMachine } from './ticket.machine.ts'
import { learned } from '../../../../mocks/samples/learned.ts'
import type { Model } from '../../shared/model.ts'

const fresh: TicketFacts = {
  isOpenToday: true,
  isRightGate: true,
  isPaused: false,
  isEnded: false,
  signedAt: null,
  gate: null,
  canUndo: false,
  isOver: false,
}

export const ticket: Model<typeof ticketMachine> = {
  machine: ticketMachine,
  inputs: [fresh],
  events: [
    learned({ isOpenToday: true, isRightGate: true, isPaused: false, isEnded: false, isOver: false }),
    learned({ isOpenToday: false, isRightGate: true, isOver: false }),
    learned({ isOpenToday: true, isRightGate: false, isOver: false }),
    learned({ isOpenToday: true, isRightGate: true, isPaused: true }),
    learned({ isOpenToday: true, isRightGate: true, isPaused: false, isEnded: true }),
    learned({ isOpenToday: false, isRightGate: true, isOver: true }),
    learned({ canUndo: false }),
    { type: 'ticket.scan', at: '2026-11-21T01:30:00.000Z', gate: '东门' },
    { type: 'ticket.scan', at: '2026-11-21T01:20:00.000Z', gate: '西门' },
    { type: 'ticket.undo', reason: '扫错了人' },
    { type: 'ticket.undo', reason: '' },
    { type: 'ticket.revoke' },
    { type: 'ticket.expire' },
  ],
  project: ({ isOpenToday, isRightGate, isPaused, isEnded, canUndo, isOver, signedAt }) => ({
    isOpenToday,
    isRightGate,
    isPaused,
    isEnded,
    canUndo,
    isOver,
    signedAt,
  }),
}
