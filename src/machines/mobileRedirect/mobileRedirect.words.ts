import { words } from '../shared/words.ts'

export const mobileRedirect = words({
  area: 'site',
  rank: 5,
  title: ['前往移动站', 'Leaving for the mobile site'],
  purpose: [
    '手机浏览器自动前往移动站的对应页面；没有移动站或对应页面时留在本站。',
    'A phone’s browser is sent to the same page of the mobile site; where there is none, the visitor stays.',
  ],
  rules: ['MOB-01', 'MOB-02', 'MOB-03'],
  states: {
    'mobileRedirect.waiting': ['即将前往', 'About to leave'],
    'mobileRedirect.ticketing': ['正在取一次性凭证', 'Fetching a one-time ticket'],
    'mobileRedirect.staying': ['留在本站', 'Staying'],
    'mobileRedirect.leaving': ['前往移动站', 'Leaving'],
  },
  actors: {
    issueTicket: [
      'server',
      '取一次性凭证，让移动站认出同一个人；访客没有凭证，照样前往',
      'Asks for a one-time ticket by which the mobile site knows the member; a guest goes on without',
    ],
  },
  delays: {
    redirect: ['页面加载后已过 0.2 秒', '0.2 seconds have passed since the page loaded'],
  },
  guards: {
    hasNowhereToGo: [
      '不是手机，或没有移动站，或该页在移动站没有对应页面',
      'It is no phone, or there is no mobile site, or the page has no counterpart there',
    ],
    needsTicket: ['移动站的对应页面需要知道是谁', 'The page of the mobile site must know who comes'],
  },
})
