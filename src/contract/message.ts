import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { flag, line, page, paged, positiveId } from './fields.ts'
import { channels, messageTypes } from './notifications.ts'

/** Length of a page's address; no message has a longer one. */
export const longestLink = 300

const type = z.literal(messageTypes, 'invalid')

/** A message as the page of messages lists it. */
export const messageCard = z.object({
  id: z.int(),
  type: z.literal(messageTypes),
  title: z.string(),
  content: z.string(),
  /** Subject, as a path of this site; empty where there is nothing to open. */
  link: z.string(),
  /** Label of the link, a verb first; empty without one. */
  action: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
})
export type MessageCard = z.infer<typeof messageCard>

export const getMessageTypes = endpoint({
  origin: 'API-26',
  summary: 'The kinds of messages with their unread numbers (decided)',
  method: 'POST',
  path: '/api/user/get_message_type',
  access: 'member',
  needsConsent: false,
  input: z.object({}),
  output: z.array(
    z.object({
      id: z.int(),
      type: z.literal(messageTypes),
      name: z.string(),
      eng_name: z.string(),
      unread: z.int(),
    }),
  ),
})

export const listMessages = endpoint({
  summary: 'Messages to the account, newest first',
  method: 'GET',
  path: '/apic/message/list',
  access: 'member',
  input: z.object({ type: z.optional(type), unread: z.optional(flag), ...page }),
  output: paged(messageCard),
})

/** Unread messages that are left, of every kind. */
const unreadLeft = z.int()

export const readMessage = endpoint({
  summary: 'Marks one message of the account as read',
  method: 'POST',
  path: '/apic/message/read',
  access: 'member',
  needsConsent: false,
  input: z.object({ id: positiveId }),
  output: unreadLeft,
})

export const readMessages = endpoint({
  summary: 'Marks the messages of the account as read, of one kind or of all',
  method: 'POST',
  path: '/apic/message/read_all',
  access: 'member',
  needsConsent: false,
  /** `before`: the newest message that was seen; later ones stay unread. */
  input: z.object({ type: z.optional(type), before: positiveId }),
  output: unreadLeft,
})

export const readMessagesOf = endpoint({
  summary: 'Marks the messages of the account as read whose link is this page: it was opened',
  method: 'POST',
  path: '/apic/message/read_of',
  access: 'member',
  needsConsent: false,
  /** A path of this site with its query, as `link` of a message has it. */
  input: z.object({ link: line(longestLink) }),
  output: unreadLeft,
})

/** Settings of the account for each channel. Essential mails are always sent. */
const channelWishes = z.array(
  z.object({ type: z.literal(messageTypes), channel: z.literal(channels), wanted: z.boolean() }),
)

export const getChannelWishes = endpoint({
  summary: 'Which kinds of messages also come by mail and as text messages',
  method: 'GET',
  path: '/apic/message/channels',
  access: 'member',
  input: z.object({}),
  output: z.object({
    /** Address of mails; null: the account has none. */
    email: z.nullable(z.string()),
    /** Number for text messages, its middle masked; null: the account has no phone, or the site sends none. */
    mobile: z.nullable(z.string()),
    wishes: channelWishes,
  }),
})
export type ChannelWishes = z.infer<typeof getChannelWishes.output>

export const setChannelWish = endpoint({
  summary: 'Whether one kind of messages also comes by a channel',
  method: 'POST',
  path: '/apic/message/set_channel',
  access: 'member',
  needsConsent: false,
  input: z.object({ type, channel: z.literal(channels, 'invalid'), wanted: flag }),
  output: channelWishes,
})
