import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createChatLog } from '../../../server/live/room/createChatLog.ts'
import type { LiveReason } from '../../../src/contract/reasons.ts'
import { createStore } from '../../../server/live/room/createStore.ts'
import { users } from '../../../server/db/schema/accounts.ts'
import { lives } from '../../../server/db/schema/catalogue.ts'
import type { OpenedDatabase } from '../../../server/db/types.ts'
import { newMemory } from '../../support/engines.ts'
import { newId } from './visitor.ts'

describe('the log of a chat', () => {
  let database: OpenedDatabase
  let liveId = 0
  beforeAll(async () => {
    database = await newMemory()
    const { db } = database
    const [user] = await db
      .insert(users)
      .values({ nickname: 'host', countryCode: '86', mobile: '13900000000' })
      .returning({ id: users.id })
    const [live] = await db
      .insert(lives)
      .values({
        title: '直播',
        engTitle: 'Live',
        speaker: '讲者',
        engSpeaker: 'Speaker',
        startsAt: new Date(0),
        cover: '/covers/page.svg',
        maxUser: 100,
        anchorId: user?.id ?? 0,
      })
      .returning({ id: lives.id })
    liveId = live?.id ?? 0
  })
  afterAll(() => database.close())

  const author = { userId: 'u_1', userName: 'one', userAvatar: '' }

  const openLog = (lastChat: number, refusal: () => LiveReason | null = () => null) => {
    const sent: string[] = []
    const faults: unknown[] = []
    const quiet = () => undefined
    const log = createChatLog(
      { lastChat, tail: [] },
      {
        liveId,
        store: createStore(database.db, ''),
        now: () => 1_000_000,
        log: { info: quiet, warn: quiet, error: (fault: unknown) => void faults.push(fault) },
        refusal,
        onMessages: (messages) => sent.push(...messages),
      },
    )
    const send = (text: string) => log.send(author, 'member', text, newId())
    return { send, sent, faults, log }
  }

  it('[CHAT-01] a message that the database refuses is refused alone; the others of its batch are stored and sent', async () => {
    const { send, sent, faults } = openLog(0)
    const outcomes = await Promise.allSettled(['before', 'a\u0000b', 'after'].map(send))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { c: 1, text: 'before' } },
      { status: 'rejected', reason: { reason: 'fault' } },
      { status: 'fulfilled', value: { c: 2, text: 'after' } },
    ])
    expect(sent.map((json) => (JSON.parse(json) as { text: string }).text)).toEqual(['before', 'after'])
    expect(faults).not.toEqual([])
    expect((await send('later')).c).toBe(3)
  })

  it('[LIVE-09] two servers that number the same room’s messages lose none: the late one reads, and numbers again', async () => {
    const last = openLog(3)
    const other = openLog(3)
    expect((await last.send('here')).c).toBe(4)
    expect((await other.send('there')).c).toBe(5)
    expect(other.sent.map((json) => (JSON.parse(json) as { text: string }).text)).toEqual(['here', 'there'])
  })

  it('[MUTE-01] a mute that comes between sending and storing holds: the message is refused and told to nobody', async () => {
    let isMuted = false
    const { send, sent } = openLog(5, () => (isMuted ? 'mutedMember' : null))
    expect((await send('before')).c).toBe(6)
    const late = send('late')
    isMuted = true
    await expect(late).rejects.toMatchObject({ reason: 'mutedMember' })
    isMuted = false
    expect((await send('after')).c).toBe(7)
    expect(sent.map((json) => (JSON.parse(json) as { text: string }).text)).toEqual(['before', 'after'])
  })
})
