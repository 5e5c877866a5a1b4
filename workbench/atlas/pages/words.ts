import type { Area, Bilingual, Cause } from '../../../src/machines/shared/words.ts'

/** In the order of the index. */
export const areas: Readonly<Record<Area, Bilingual>> = {
  login: { 'zh-CN': '登录', en: 'Signing in' },
  site: { 'zh-CN': '整站', en: 'The site as a whole' },
  content: { 'zh-CN': '内容', en: 'Content' },
  organizer: { 'zh-CN': '主办方', en: 'Organizers' },
  papers: { 'zh-CN': '论文', en: 'Papers' },
  commerce: { 'zh-CN': '报名与订单', en: 'Registration and orders' },
  live: { 'zh-CN': '直播', en: 'Live rooms' },
}

export const causes: Readonly<Record<Cause, Bilingual>> = {
  visitor: { 'zh-CN': '用户', en: 'User' },
  server: { 'zh-CN': '服务器', en: 'Server' },
  clock: { 'zh-CN': '时钟', en: 'Clock' },
  browser: { 'zh-CN': '浏览器', en: 'Browser' },
  machine: { 'zh-CN': '网站自身', en: 'The site' },
  owner: { 'zh-CN': '本人', en: 'Owner' },
  receiver: { 'zh-CN': '受赠人', en: 'Receiver' },
  organizer: { 'zh-CN': '主办方', en: 'Organizer' },
  secretary: { 'zh-CN': '会务组', en: 'Secretary' },
  programme: { 'zh-CN': '学术组', en: 'Programme' },
  staff: { 'zh-CN': '现场人员', en: 'Gate staff' },
  finance: { 'zh-CN': '财务', en: 'Finance' },
  admin: { 'zh-CN': '管理员', en: 'Administrator' },
}

export const words = {
  atlas: { 'zh-CN': '状态图集', en: 'State atlas' },
  allStates: { 'zh-CN': '状态总表', en: 'All states' },
  chart: { 'zh-CN': '状态图', en: 'Chart' },
  chartHint: {
    'zh-CN': '方框是状态，箭头是事件，[方括号] 是条件。点按状态可跳到它的画面。',
    en: 'Boxes are states, arrows are events, [brackets] are conditions. Choose a state to see its screen.',
  },
  states: { 'zh-CN': '状态', en: 'States' },
  passing: { 'zh-CN': '只经过、不停留：', en: 'Passed through without a stop: ' },
  events: { 'zh-CN': '事件：谁引起变化', en: 'Events: who makes it move' },
  who: { 'zh-CN': '谁', en: 'Who' },
  what: { 'zh-CN': '发生什么', en: 'What happens' },
  where: { 'zh-CN': '在哪些状态', en: 'In which states' },
  condition: { 'zh-CN': '条件', en: 'Conditions' },
  unconditional: { 'zh-CN': '无条件', en: 'None' },
  anywhere: { 'zh-CN': '任何状态', en: 'Any state' },
  byItself: { 'zh-CN': '进入该状态后立即继续，无需等待', en: 'Goes on at once, waiting for nobody' },
  rules: { 'zh-CN': '服务的规则', en: 'Rules it serves' },
  exceptions: { 'zh-CN': '已说明的例外', en: 'Exceptions, with their reasons' },
  uses: { 'zh-CN': '由这些流程组成：', en: 'Made of: ' },
  usedBy: { 'zh-CN': '属于：', en: 'Part of: ' },
  end: { 'zh-CN': '终点', en: 'End' },
  start: { 'zh-CN': '起点', en: 'Start' },
  stories: { 'zh-CN': '故事', en: 'Stories' },
  open: { 'zh-CN': '打开', en: 'Open' },
  matrix: { 'zh-CN': '对照', en: 'Matrix' },
  walk: { 'zh-CN': '带我去', en: 'Take me there' },
  page: { 'zh-CN': '看状态图与画面', en: 'Chart and screens' },
  search: { 'zh-CN': '搜索状态、事件或规则', en: 'Search states, events and rules' },
  searchHint: {
    'zh-CN': '例如：二维码过期、code.send、LOGIN-07',
    en: 'For instance: expired, code.send, LOGIN-07',
  },
  nothing: {
    'zh-CN': '没有符合的状态、事件或规则。',
    en: 'No state, event or rule matches.',
  },
  event: { 'zh-CN': '事件', en: 'Event' },
  rule: { 'zh-CN': '规则', en: 'Rule' },
  matrixTitle: { 'zh-CN': '对照', en: 'Matrix' },
  matrixLead: {
    'zh-CN': '同一个画面的语言、明暗、宽度，并排实时显示。地址记住当前选择，可直接转发。',
    en: 'One screen in every language, theme and width, live and side by side. The address keeps the choice and can be passed on.',
  },
  chooseStory: { 'zh-CN': '选择画面', en: 'Choose a screen' },
  language: { 'zh-CN': '语言', en: 'Language' },
  theme: { 'zh-CN': '明暗', en: 'Theme' },
  width: { 'zh-CN': '宽度', en: 'Width' },
  all: { 'zh-CN': '全部', en: 'All' },
  light: { 'zh-CN': '浅色', en: 'Light' },
  dark: { 'zh-CN': '深色', en: 'Dark' },
  phone: { 'zh-CN': '手机', en: 'Phone' },
  tablet: { 'zh-CN': '平板', en: 'Tablet' },
  desktop: { 'zh-CN': '桌面', en: 'Desktop' },
  fullSize: { 'zh-CN': '原尺寸打开', en: 'Open full size' },
  inWorkshop: { 'zh-CN': '在工坊中打开', en: 'Open in the workshop' },
} as const satisfies Record<string, Bilingual>

/** `3 states` in the reader's language. */
export const count = {
  flows: (n: number): Bilingual => ({ 'zh-CN': `${n} 个流程`, en: `${n} flows` }),
  states: (n: number): Bilingual => ({ 'zh-CN': `${n} 个状态`, en: n === 1 ? '1 state' : `${n} states` }),
  events: (n: number): Bilingual => ({ 'zh-CN': `${n} 种变化`, en: n === 1 ? '1 cause' : `${n} causes` }),
  stories: (n: number): Bilingual => ({ 'zh-CN': `${n} 个故事`, en: n === 1 ? '1 story' : `${n} stories` }),
  rules: (n: number): Bilingual => ({ 'zh-CN': `${n} 条规则`, en: n === 1 ? '1 rule' : `${n} rules` }),
  cells: (n: number): Bilingual => ({ 'zh-CN': `${n} 个画面`, en: n === 1 ? '1 cell' : `${n} cells` }),
}
