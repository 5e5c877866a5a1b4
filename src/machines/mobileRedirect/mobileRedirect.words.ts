import type { Words } from '../shared/words.ts'

export const mobileRedirect: Words = {
  area: 'site',
  rank: 5,
  title: { 'zh-CN': '前往移动站', en: 'Leaving for the mobile site' },
  purpose: {
    'zh-CN': '手机浏览器自动前往移动站的对应页面；没有移动站或对应页面时留在本站。',
    en: 'A phone’s browser is sent to the same page of the mobile site; where there is none, the visitor stays.',
  },
  rules: ['MOB-01', 'MOB-02', 'MOB-03'],
  states: {
    'mobileRedirect.waiting': { 'zh-CN': '即将前往', en: 'About to leave' },
    'mobileRedirect.ticketing': { 'zh-CN': '正在取一次性凭证', en: 'Fetching a one-time ticket' },
    'mobileRedirect.staying': { 'zh-CN': '留在本站', en: 'Staying' },
    'mobileRedirect.leaving': { 'zh-CN': '前往移动站', en: 'Leaving' },
  },
  events: {},
  actors: {
    issueTicket: {
      by: 'server',
      says: {
        'zh-CN': '取一次性凭证，让移动站认出同一个人；访客没有凭证，照样前往',
        en: 'Asks for a one-time ticket by which the mobile site knows the member; a guest goes on without',
      },
    },
  },
  delays: {
    redirect: { 'zh-CN': '页面加载后已过 0.2 秒', en: '0.2 seconds have passed since the page loaded' },
  },
  guards: {
    hasNowhereToGo: {
      'zh-CN': '不是手机，或没有移动站，或该页在移动站没有对应页面',
      en: 'It is no phone, or there is no mobile site, or the page has no counterpart there',
    },
    needsTicket: {
      'zh-CN': '移动站的对应页面需要知道是谁',
      en: 'The page of the mobile site must know who comes',
    },
  },
}
