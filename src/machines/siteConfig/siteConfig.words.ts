import { words } from '../shared/words.ts'

export const siteConfig = words({
  area: 'site',
  rank: 2,
  title: ['站点配置', 'Site configuration'],
  purpose: [
    '导航、页脚、联系方式等：先显示上次保存的，同时取新的；取不到就沿用旧的并告知。',
    'Navigation, footer, contacts: what the last visit kept is shown at once while a fresh copy is fetched, and stays when that fails.',
  ],
  rules: ['CFG-01', 'HDR-01', 'FTR-01'],
  states: {
    'siteConfig.loading': ['首次加载', 'Loading for the first time'],
    'siteConfig.refreshing': ['先用上次的，后台更新', 'Last copy shown, refreshing'],
    'siteConfig.ready': ['已就绪', 'Ready'],
    'siteConfig.stale': ['更新失败，沿用上次的', 'Refresh failed, last copy stays'],
    'siteConfig.failed': ['初始化失败', 'Nothing could be loaded'],
  },
  events: {
    'config.refresh': [
      'machine',
      '网站要求重新取配置，例如换了语言',
      'The site asks for it once more, for instance in another language',
    ],
  },
  actors: {
    fetchSite: ['server', '取站点配置', 'Asks for the configuration'],
  },
  guards: {
    hasSite: ['浏览器里有上次保存的配置', 'The browser has kept a copy from before'],
  },
})
