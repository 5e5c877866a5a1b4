import { organizerEntryMachine } from './organizerEntry.machine.ts'
import { isExemptRoute } from '../session/exemptRoutes.ts'
import { callError, user } from '../../../mocks/samples/payloads.ts'
import { done, failed } from '../shared/model.ts'
import type { Model } from '../shared/model.ts'

const status = (sponsor_apply_status: number) => done('fetchUser', { ...user, sponsor_apply_status })

export const organizerEntry: Model<typeof organizerEntryMachine> = {
  machine: organizerEntryMachine,
  inputs: [undefined],
  events: [
    { type: 'organizer.enter', member: true, route: 'home' },
    { type: 'organizer.enter', member: true, route: 'login' },
    { type: 'organizer.enter', member: false, route: 'home' },
    { type: 'entry.accept' },
    { type: 'entry.dismiss' },
    status(1),
    status(2),
    status(3),
    status(4),
    status(9),
    done('fetchUser', { ...user, group_id: 2 }),
    done('fetchUser', { ...user, group_id: 3 }),
    failed('fetchUser', callError('expired')),
    failed('fetchUser', callError('offline')),
  ],
  project: ({ route, failure }) => ({ exempt: isExemptRoute(route), failure: failure !== null }),
}
