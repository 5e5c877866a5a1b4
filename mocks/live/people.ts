import type { MessageLanguage } from '../../server/shared/sentences/language.ts'
import type { RoomUser } from '../../src/contract/room/state.ts'

const say = (zh: string, en: string) => ({ zh, en })

const names = {
  /** The fixtures' member: the visitor of the story when signed in. */
  u_7: say('林知远', 'Zhiyuan Lin'),
  u_2: say('陈明 教授', 'Prof. Ming Chen'),
  u_5: say('海河科学基金会', 'Haihe Science Foundation'),
  u_11: say('王若兰', 'Ruolan Wang'),
  u_12: say('赵一鸣', 'Yiming Zhao'),
  u_13: say('Elena Petrova', 'Elena Petrova'),
  u_14: say('欧阳静怡', 'Jingyi Ouyang'),
  g_visitor01: say('访客', 'Guest'),
} as const
export type PersonId = keyof typeof names

/** A user of the fake rooms. */
export const person = (userId: PersonId, language: MessageLanguage): RoomUser => ({
  userId,
  userName: names[userId][language],
  userAvatar: '',
})
