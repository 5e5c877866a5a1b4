import type { Words } from '../shared/words.ts'

export const siteConfig: Words = {
  area: 'site',
  rank: 2,
  title: { 'zh-CN': '站点配置', en: 'Site configuration' },
  purpose: {
    'zh-CN': '导航、页脚、联系方式等：先显示上次保存的，同时取新的；取不到就沿用旧的并告知。',
    en: 'Navigation, footer, contacts: what the last visit kept is shown at once while a fresh copy is fetched, and stays when that fails.',
  },
  rules: ['CFG-01', 'HDR-01', 'FTR-01'],
  states: {
    'siteConfig.loading': { 'zh-CN': '首次加载', en: 'Loading for the first time' },
    'siteConfig.refreshing': { 'zh-CN': '先用上次的，后台更新', en: 'Last copy shown, refreshing' },
    'siteConfig.ready': { 'zh-CN': '已就绪', en: 'Ready' },
    'siteConfig.stale': { 'zh-CN': '更新失败，沿用上次的', en: 'Refresh failed, last copy stays' },
    'siteConfig.failed': { 'zh-CN': '初始化失败', en: 'Nothing could be loaded' },
  },
  events: {
    'config.refresh': {
      by: 'machine',
      says: {
        'zh-CN': '网站要求重新取配置，例如换了语言',
        en: 'The site asks for it once more, for instance in another language',
      },
    },
  },
  actors: {
    fetchSite: { by: 'server', says: { 'zh-CN': '取站点配置', en: 'Asks for the configuration' } },
  },
  delays: {},
  guards: {
    hasSite: { 'zh-CN': '浏览器里有上次保存的配置', en: 'The browser has kept a copy from before' },
  },
}
