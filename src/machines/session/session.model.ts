import { isExemptRoute } from './exemptRoutes.ts'
import { sessionMachine } from './session.machine.ts'
import { callError, user } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const guarded = { route: 'home', address: '/home?tab=2' }
const exempt = { route: 'login', address: '/login' }

export const session: Model<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [
    { held: true, place: guarded },
    { held: true, place: exempt },
    { held: false, place: guarded },
  ],
  events: [
    done('fetchUser', user),
    failed('fetchUser', callError('expired')),
    failed('fetchUser', callError('unauthorized')),
    failed('fetchUser', callError('offline')),
    failed('fetchUser', callError('refused', 'secondFactorNeeded')),
    { type: 'factor.need' },
    { type: 'session.open' },
    { type: 'session.expire', place: guarded },
    { type: 'session.expire', place: exempt },
    { type: 'session.reject', place: guarded },
    { type: 'session.reject', place: exempt },
    { type: 'session.signOut' },
    { type: 'user.refresh' },
    { type: 'unread.counted', unread: 3 },
    { type: 'expiry.confirm' },
    { type: 'expiry.cancel' },
    done('endSession'),
    failed('endSession', callError('offline')),
  ],
  project: ({ held, place, user: known, unread }) => ({
    held,
    exempt: isExemptRoute(place.route),
    known: known !== null,
    unread,
  }),
}
