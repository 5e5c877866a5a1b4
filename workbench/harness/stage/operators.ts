import type { HttpHandler } from 'msw'

import { altered } from './answers.ts'

/** The console of an administrator, with open work. */
export const operators = (): HttpHandler[] => [
  altered('getConsole', () => ({
    roles: ['admin'],
    queues: [{ queue: 'organizers', waiting: 1 }],
    dead_jobs: 2,
  })),
]
