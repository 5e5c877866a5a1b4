import { words } from '../shared/words.ts'

export const guestDoor = words({
  area: 'live',
  rank: 18,
  title: ['游客观看', 'Guests at the door'],
  purpose: [
    '主持人设定未登录的游客能否观看；关闭后，在场的游客随即离场，登录后可重新进入。',
    'The host sets whether visitors without an account may watch; once they may not, those who are here leave at once and come back by signing in.',
  ],
  rules: ['LIVE-04'],
  states: {
    'guestDoor.resting': ['可修改', 'Ready'],
    'guestDoor.saving': ['正在修改', 'Being changed'],
  },
  events: {
    'guests.set': ['visitor', '主持人开启或关闭游客观看', 'The host lets guests in, or shuts them out'],
  },
  actors: {
    setGuests: ['server', '修改游客观看', 'Changes who may watch'],
  },
})
