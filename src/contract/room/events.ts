import * as z from 'zod/mini'

import {
  appointment,
  clarityLimit,
  hand,
  linkMic,
  liveStage,
  removedUser,
  roomImages,
  roomUser,
} from './state.ts'

const event = <T extends string, D extends z.ZodMiniType>(t: T, d: D) =>
  z.object({ s: z.int(), at: z.int(), t: z.literal(t), d })

/** Reasons for removing a hand from the list. */
export const handOutcomes = ['cancelled', 'rejected', 'expired', 'accepted', 'left', 'stageOver'] as const
/** Reasons for a guest's leaving the stage. */
export const linkMicEnds = [
  'hungUp',
  'takenDown',
  'lost',
  'failed',
  'removed',
  'stageOver',
  'becameHost',
] as const
/** Ends of an appointment without a new host. */
export const appointmentEnds = ['declined', 'expired', 'left', 'cancelled', 'accepted'] as const

/**
 * Events of a room, numbered without gaps: `s` grows by one with each. A member who may not see one gets `nothing` with
 * its number, so that a gap always means: request a snapshot.
 */
export const roomEvent = z.discriminatedUnion('t', [
  event(
    'stage',
    z.object({
      liveStage,
      /** `team`, `time`: only the end of a rehearsal. */
      by: z.literal(['anchor', 'funder', 'admin', 'hostLost', 'team', 'time']),
    }),
  ),
  event('anchor', z.object({ anchor: roomUser, epoch: z.int(), from: roomUser })),
  event('anchorOnline', z.object({ online: z.boolean() })),
  event('appointed', z.object({ appointment })),
  event('appointmentOver', z.object({ to: roomUser, outcome: z.literal(appointmentEnds) })),
  event(
    'settings',
    z.object({
      roomName: z.optional(z.string()),
      linkMicWaitTime: z.optional(z.int()),
      guestsShut: z.optional(z.boolean()),
      images: z.optional(roomImages),
      clarityLimit: z.optional(clarityLimit),
      max_user: z.optional(z.int()),
    }),
  ),
  event('hand', z.object({ hand })),
  event('handOver', z.object({ req: z.string(), user: roomUser, outcome: z.literal(handOutcomes) })),
  event('linkMic', z.object({ linkMic })),
  event('linkMicOver', z.object({ user: roomUser, outcome: z.literal(linkMicEnds) })),
  event('funderMic', z.object({ on: z.boolean() })),
  event('groupMute', z.object({ on: z.boolean() })),
  event('memberMute', z.object({ user: roomUser, on: z.boolean(), until: z.nullable(z.int()) })),
  event('removed', z.object({ user: removedUser })),
  /** The host has undone a removal, with that of the browsers. */
  event('restored', z.object({ user: roomUser })),
  event('screen', z.object({ on: z.boolean() })),
  event('cdn', z.object({ cdn: z.nullable(z.object({ url: z.string(), epoch: z.int() })) })),
  event('nothing', z.object({})),
])
export type RoomEvent = z.infer<typeof roomEvent>
/** An event that has no number yet. */
export type RoomFact = RoomEvent extends infer E ? (E extends RoomEvent ? Omit<E, 's' | 'at'> : never) : never
