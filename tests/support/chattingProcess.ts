import fs from 'node:fs'

import { usualPatience } from '../../server/shared/config.ts'
import { openDatabase } from '../../server/db/open.ts'
import { countries, users } from '../../server/db/schema/accounts.ts'
import { lives } from '../../server/db/schema/catalogue.ts'
import type { Db } from '../../server/db/types.ts'
import { createRooms } from '../../server/live/room/createRooms.ts'
import { createRehearsalStores } from '../../server/live/room/createRehearsalStore.ts'
import { createStore } from '../../server/live/room/createStore.ts'

/**
 * A live room that people write in, to be killed. Says on standard output, unbuffered and one a line: `have <number>
 * <text>` for every message that the opened room shows, `ready`, then `ok <number> <text>` for every one that was
 * acknowledged to its writer. `chattingProcess chat <database> <prefix>`.
 */
const [, database = '', prefix = ''] = process.argv.slice(2)
const say = (line: string) => fs.writeSync(1, `${line}\n`)
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: object) => say(`error ${JSON.stringify(fields)}`),
}
/** The reports are not read; the acknowledgement is what counts. */
const socket = {
  bufferedAmount: 0,
  send: () => undefined,
  close: () => undefined,
  terminate: () => undefined,
}
const writers = 16
/** As many as one person may write at once. */
const each = 5

const { db } = await openDatabase(database, log)
const liveId = await theLive(db)
const rooms = createRooms({
  store: createStore(db, ''),
  rehearsalStore: createRehearsalStores(db, Date.now),
  now: Date.now,
  log,
  media: null,
  kind: 'embedded',
  patience: usualPatience,
  guestsPerAddress: 50,
  iceServersFor: () => [],
  began: () => undefined,
  ended: () => undefined,
})
const room = await rooms.get(liveId)
if (room === null) throw new Error('the room is not there')

const enter = async (name: string) => {
  const session = await room.enter({ userId: name, userName: name, userAvatar: '' }, 'en', socket, 0)
  if (typeof session === 'string') throw new Error(session)
  return session
}
const reader = await enter('u_900')
for (let before: number | undefined; before !== 1;) {
  const page = await room.perform(reader, { t: 'chat.history', d: { before } })
  const list = 'list' in page ? (page.list as Array<{ c: number; text: string }>) : []
  for (const { c, text } of list) say(`have ${c} ${text}`)
  before = list[0]?.c ?? 1
}
say('ready')

const write = async (index: number): Promise<void> => {
  const session = await enter(`u_${100 + index}`)
  for (let count = 0; count < each; count += 1) {
    const text = `${prefix}-${index}-${count}`
    const ack = await room.perform(session, { t: 'chat.send', d: { text, clientId: `id-${text}-0000` } })
    if ('message' in ack) say(`ok ${ack.message.c} ${text}`)
  }
}
await Promise.all(Array.from({ length: writers }, (_, index) => write(index)))
setInterval(() => undefined, 60_000)

/** Made by the first of these processes. */
async function theLive(inside: Db): Promise<number> {
  const [known] = await inside.select({ id: lives.id }).from(lives).limit(1)
  if (known !== undefined) return known.id
  await inside
    .insert(countries)
    .values({ iso: 'CN', code: '86', name: '中国', engName: 'China', position: 0 })
  const [host] = await inside
    .insert(users)
    .values({ nickname: 'host', countryCode: '86', mobile: '13900000000' })
    .returning({ id: users.id })
  const [live] = await inside
    .insert(lives)
    .values({
      title: '直播',
      engTitle: 'Live',
      speaker: '讲者',
      engSpeaker: 'Speaker',
      startsAt: new Date(),
      cover: '/covers/page.svg',
      maxUser: 100,
      anchorId: host?.id ?? 0,
    })
    .returning({ id: lives.id })
  return live?.id ?? 0
}
