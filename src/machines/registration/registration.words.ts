import type { Words } from '../shared/words.ts'

export const registration: Words = {
  area: 'commerce',
  rank: 1,
  title: { 'zh-CN': '报名', en: 'Registration' },
  purpose: {
    'zh-CN': '从选票到下单：票满可候补，价格有变先确认，填写的内容不会丢。',
    en: 'From the choice of a ticket to an order: a full one has a waiting list, a new price is agreed to first, and nothing that was typed is lost.',
  },
  rules: ['SES-08', 'ORD-04', 'ORD-05', 'TKT-03'],
  states: {
    'registration.loading': {
      'zh-CN': '正在取会议与草稿',
      en: 'Fetching the conference and the draft',
    },
    'registration.failed': { 'zh-CN': '取不到，可重试', en: 'Could not be had: retry' },
    'registration.closed': { 'zh-CN': '不能报名', en: 'Registration is not open' },
    'registration.routing': { 'zh-CN': '判断接下来做什么', en: 'Finding out what can be done' },
    'registration.editing': { 'zh-CN': '表单可填', en: 'The form can be filled in' },
    'registration.editing.filling': { 'zh-CN': '正在填写', en: 'Filling in' },
    'registration.editing.repriced': {
      'zh-CN': '价格有变，待确认',
      en: 'The price has changed: agree first',
    },
    'registration.editing.soldOut': { 'zh-CN': '已报满，可候补', en: 'Sold out: the waiting list' },
    'registration.editing.listed': { 'zh-CN': '在候补名单中', en: 'On the waiting list' },
    'registration.working': { 'zh-CN': '服务器正在处理', en: 'The server is at work' },
    'registration.working.submitting': { 'zh-CN': '正在提交报名', en: 'Submitting' },
    'registration.working.refreshing': { 'zh-CN': '正在重新取会议', en: 'Fetching the conference anew' },
    'registration.working.joining': { 'zh-CN': '正在加入候补', en: 'Joining the waiting list' },
    'registration.placed': { 'zh-CN': '已下单', en: 'The order is placed' },
  },
  events: {
    'registration.retry': { by: 'visitor', says: { 'zh-CN': '用户要求重试', en: 'The member tries again' } },
    'registration.refresh': {
      by: 'visitor',
      says: { 'zh-CN': '用户切换了语言', en: 'The member changes the language' },
    },
    'registration.change': {
      by: 'visitor',
      says: { 'zh-CN': '用户选择票种或修改内容', en: 'The member chooses a ticket or types something' },
    },
    'registration.submit': {
      by: 'visitor',
      says: { 'zh-CN': '用户提交填好的报名', en: 'The member submits the filled-in form' },
    },
    'waitlist.join': {
      by: 'visitor',
      says: { 'zh-CN': '用户加入候补', en: 'The member joins the waiting list' },
    },
    'place.offered': {
      by: 'server',
      says: { 'zh-CN': '有名额空出并保留给用户', en: 'A place became free and is held for the member' },
    },
  },
  actors: {
    draft: {
      by: 'machine',
      says: { 'zh-CN': '草稿：边填边存', en: 'The draft, kept while the form is filled in' },
    },
    loadRegistration: {
      by: 'server',
      says: {
        'zh-CN': '取会议、可用代金券和上次的草稿',
        en: 'Asks for the conference, usable coupons and the draft',
      },
    },
    loadConference: {
      by: 'server',
      says: { 'zh-CN': '重新取会议与可用代金券', en: 'Asks for conference and coupons anew' },
    },
    placeOrder: {
      by: 'server',
      says: {
        'zh-CN': '占用名额并下单，同一编号只下一次',
        en: 'Holds a place and opens an order, once for each key',
      },
    },
    watchPlace: {
      by: 'server',
      says: {
        'zh-CN': '页面可见时每 10 秒查看一次，有名额保留给用户即通知',
        en: 'Looks every ten seconds while the page is visible, and emits once a place is offered',
      },
    },
    joinWaitlist: {
      by: 'server',
      says: { 'zh-CN': '加入候补名单', en: 'Puts the member on the waiting list' },
    },
  },
  delays: {},
  guards: {
    isClosed: { 'zh-CN': '会议现在不能报名', en: 'The conference takes no registrations now' },
    isListed: {
      'zh-CN': '所选票种已满，且用户已在候补',
      en: 'The chosen ticket is full, and the member waits for it already',
    },
    isFull: { 'zh-CN': '所选票种已满', en: 'The chosen ticket is full' },
    isRepriced: {
      'zh-CN': '应付金额与上次提交时不同',
      en: 'The total differs from what was submitted last',
    },
    isOtherChoice: { 'zh-CN': '换了票种或代金券', en: 'Another ticket or coupon was chosen' },
    isChange: { 'zh-CN': '内容确有变化', en: 'Something has really changed' },
    isUnknown: { 'zh-CN': '没有这场会议', en: 'There is no such conference' },
    isOutdated: {
      'zh-CN': '价格已变，或该票种已停售',
      en: 'The price has changed, or this ticket is no longer sold',
    },
    isSoldOut: { 'zh-CN': '最后的名额刚被占用', en: 'The last place was taken just now' },
    isOver: { 'zh-CN': '报名已结束', en: 'Registration has closed' },
    hasPlaces: { 'zh-CN': '又有名额了', en: 'There are places after all' },
    isWaiting: { 'zh-CN': '用户早已在候补', en: 'The member was on the list already' },
  },
}
