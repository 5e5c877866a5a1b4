import type { Bilingual } from '../../../src/machines/shared/words.ts'

export const exportWords = {
  product: { 'zh-CN': '会序', en: 'Symposium' },
  title: { 'zh-CN': '状态图集', en: 'State atlas' },
  lead: {
    'zh-CN': '产品能处于的每一个状态：它的样子、它的名字、谁让它改变、遵守哪些规则。',
    en: 'Every state this product can be in: what it looks like, what it is called, who makes it change, and which rules it keeps.',
  },
  contents: { 'zh-CN': '目录', en: 'Contents' },
  reading: { 'zh-CN': '怎样读图', en: 'How to read a chart' },
  box: {
    'zh-CN': '方框是状态，框里的框是更细的状态；圆点指向进入时的第一个。',
    en: 'A box is a state, a box inside it a finer one; the dot points at the one that is entered first.',
  },
  arrow: {
    'zh-CN': '箭头是变化，上面写着引起它的事件。',
    en: 'An arrow is a change, and bears the event that causes it.',
  },
  bracket: {
    'zh-CN': '[方括号] 里是条件，成立时才走这条路。',
    en: '[Brackets] hold a condition: the arrow is taken only while it is true.',
  },
  clock: {
    'zh-CN': '钟表表示到时自动变化；虚线框表示几部分同时进行。',
    en: 'A clock marks a change that time brings; dashed frames run side by side.',
  },
  enlarge: { 'zh-CN': '放大', en: 'Enlarge' },
  close: { 'zh-CN': '关闭', en: 'Close' },
  top: { 'zh-CN': '回到目录', en: 'Back to contents' },
} as const satisfies Record<string, Bilingual>

/** The line under the title: version, revision and date. */
export const editionLine = (version: string, revision: string | null, date: string): Bilingual => {
  const known = revision === null ? '' : ` · ${revision}`
  return { 'zh-CN': `版本 ${version}${known} · ${date}`, en: `Version ${version}${known} · ${date}` }
}
