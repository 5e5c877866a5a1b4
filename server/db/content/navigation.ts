export interface SeedNav {
  name: string
  eng: string
  url: string
  /** 1: `url` is absolute. */
  website?: 1
  nickname?: string
  children?: readonly SeedNav[]
}

export const header: readonly SeedNav[] = [
  { name: '首页', eng: 'Home', url: '/home' },
  {
    name: '会议',
    eng: 'Conferences',
    url: '/conferences',
    children: [
      { name: '全部会议', eng: 'All conferences', url: '/conferences' },
      { name: '我的会议', eng: 'My conferences', url: '/personal/myconf' },
      { name: '如何参会', eng: 'Attend a conference', url: '/helpCenter/joinmeeting' },
      { name: '如何投稿', eng: 'Submit a paper', url: '/helpCenter/submitpaper' },
    ],
  },
  {
    name: '直播',
    eng: 'Live',
    url: '/lives',
    children: [
      { name: '直播大厅', eng: 'Live hall', url: '/lives' },
      { name: '设备检测', eng: 'Device check', url: '/deviceDetection' },
    ],
  },
  { name: '视频', eng: 'Videos', url: '/videos' },
  { name: '头条', eng: 'Headlines', url: '/news' },
  {
    name: '会务管家',
    eng: 'Conference services',
    url: '/butler',
    children: [
      { name: '服务介绍', eng: 'Services', url: '/butler' },
      { name: '创建会议', eng: 'Create a conference', url: '/helpCenter/openmeeting' },
    ],
  },
]

export const footer: readonly SeedNav[] = [
  {
    name: '参会',
    eng: 'Attend',
    nickname: 'attend',
    url: '',
    children: [
      { name: '会议', eng: 'Conferences', nickname: 'conferences', url: '/conferences' },
      { name: '直播', eng: 'Live', nickname: 'lives', url: '/lives' },
      { name: '视频', eng: 'Videos', nickname: 'videos', url: '/videos' },
      { name: '头条', eng: 'Headlines', nickname: 'news', url: '/news' },
    ],
  },
  {
    name: '办会',
    eng: 'Organize',
    nickname: 'organize',
    url: '',
    children: [
      { name: '会务管家', eng: 'Conference services', nickname: 'butler', url: '/butler' },
      {
        name: '创建会议',
        eng: 'Create a conference',
        nickname: 'openmeeting',
        url: '/helpCenter/openmeeting',
      },
      { name: '主办方认证', eng: 'Organizer verification', nickname: 'attest', url: '/attest' },
    ],
  },
  {
    name: '帮助',
    eng: 'Help',
    nickname: 'help',
    url: '',
    children: [
      { name: '帮助中心', eng: 'Help centre', nickname: 'modo', url: '/helpCenter/modo' },
      {
        name: '如何参会',
        eng: 'Attend a conference',
        nickname: 'joinmeeting',
        url: '/helpCenter/joinmeeting',
      },
      {
        name: '如何投稿',
        eng: 'Submit a paper',
        nickname: 'submitpaper',
        url: '/helpCenter/submitpaper',
      },
      { name: '账号与安全', eng: 'Account and security', nickname: 'user', url: '/helpCenter/user' },
    ],
  },
  {
    name: '条款',
    eng: 'Terms',
    nickname: 'terms',
    url: '',
    children: [
      { name: '用户协议', eng: 'User agreement', nickname: 'agreement', url: '/agreement' },
      { name: '隐私政策', eng: 'Privacy policy', nickname: 'private', url: '/private' },
    ],
  },
]
