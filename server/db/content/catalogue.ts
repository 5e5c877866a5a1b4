import type { liveStates } from '../schema/catalogue.ts'

type Status = (typeof liveStates)[number]

/** Days count from the day of seeding; hours are of the day in China. */
export interface SeedConference {
  title: readonly [string, string]
  /** English name of a second-level subject. */
  subject: string
  place: readonly [string, string]
  summary: readonly [string, string]
  startsInDays: number
  days: number
  deadlineInDays: number | null
  status: Status
  cover: string
}

export const conferences: readonly SeedConference[] = [
  {
    title: [
      '第十二届人工智能与科学发现国际会议',
      '12th International Conference on AI for Scientific Discovery',
    ],
    subject: 'Artificial Intelligence',
    place: ['北京 · 国家会议中心', 'Beijing · China National Convention Center'],
    summary: [
      '聚焦大模型在数学、材料与生命科学中的应用。',
      'Large models at work in mathematics, materials and the life sciences.',
    ],
    startsInDays: -1,
    days: 4,
    deadlineInDays: -60,
    status: 'ongoing',
    cover: '/covers/network.svg',
  },
  {
    title: ['全国量子信息与量子计算学术年会', 'National Symposium on Quantum Information and Computing'],
    subject: 'Quantum Information',
    place: ['合肥 · 中国科学技术大学', 'Hefei · University of Science and Technology of China'],
    summary: [
      '量子纠错、量子网络与量子模拟的最新进展。',
      'Progress in error correction, quantum networks and simulation.',
    ],
    startsInDays: 0,
    days: 3,
    deadlineInDays: -45,
    status: 'paused',
    cover: '/covers/orbits.svg',
  },
  {
    title: ['能源材料与碳中和国际论坛', 'International Forum on Energy Materials and Carbon Neutrality'],
    subject: 'Energy Materials',
    place: ['上海 · 上海国际会议中心', 'Shanghai · Shanghai International Convention Center'],
    summary: [
      '电池、光伏与氢能材料从实验室走向工程。',
      'Battery, solar and hydrogen materials on the way from bench to plant.',
    ],
    startsInDays: 18,
    days: 3,
    deadlineInDays: 4,
    status: 'not_started',
    cover: '/covers/lattice.svg',
  },
  {
    title: ['中国临床肿瘤学青年学者研讨会', 'Young Scholars’ Workshop on Clinical Oncology'],
    subject: 'Oncology',
    place: ['广州 · 中山大学', 'Guangzhou · Sun Yat-sen University'],
    summary: [
      '真实世界研究、免疫治疗与多学科诊疗。',
      'Real-world studies, immunotherapy and multidisciplinary care.',
    ],
    startsInDays: 33,
    days: 2,
    deadlineInDays: 12,
    status: 'not_started',
    cover: '/covers/cells.svg',
  },
  {
    title: [
      '第八届智能交通与自动驾驶大会',
      '8th Conference on Intelligent Transportation and Autonomous Driving',
    ],
    subject: 'Transportation',
    place: ['深圳 · 会展中心', 'Shenzhen · Convention and Exhibition Center'],
    summary: [
      '车路协同、交通大模型与安全评测。',
      'Vehicle–road cooperation, foundation models for traffic, safety evaluation.',
    ],
    startsInDays: 47,
    days: 3,
    deadlineInDays: 20,
    status: 'not_started',
    cover: '/covers/routes.svg',
  },
  {
    title: ['气候变化与水资源国际学术会议', 'International Conference on Climate Change and Water Resources'],
    subject: 'Water Resources',
    place: ['武汉 · 武汉大学', 'Wuhan · Wuhan University'],
    summary: [
      '极端降水、流域管理与水生态修复。',
      'Extreme rainfall, basin management and the restoration of waters.',
    ],
    startsInDays: 76,
    days: 4,
    deadlineInDays: 38,
    status: 'not_started',
    cover: '/covers/waves.svg',
  },
  {
    title: [
      '数字人文与文化遗产国际研讨会',
      'International Symposium on Digital Humanities and Cultural Heritage',
    ],
    subject: 'History and Archaeology',
    place: ['西安 · 西北大学', 'Xi’an · Northwest University'],
    summary: [
      '古籍数字化、知识图谱与遗产保护技术。',
      'Digitised books, knowledge graphs and techniques of conservation.',
    ],
    startsInDays: 102,
    days: 2,
    deadlineInDays: 60,
    status: 'not_started',
    cover: '/covers/scroll.svg',
  },
  {
    title: ['教育心理与学习科学年会', 'Annual Meeting on Educational Psychology and the Learning Sciences'],
    subject: 'Psychology',
    place: ['南京 · 南京师范大学', 'Nanjing · Nanjing Normal University'],
    summary: [
      '课堂中的智能助教、测评与学习动机。',
      'Tutoring systems, assessment and motivation in the classroom.',
    ],
    startsInDays: 130,
    days: 3,
    deadlineInDays: null,
    status: 'not_started',
    cover: '/covers/steps.svg',
  },
  {
    title: ['生物信息学与精准医学高峰论坛', 'Summit on Bioinformatics and Precision Medicine'],
    subject: 'Bioinformatics',
    place: ['杭州 · 浙江大学', 'Hangzhou · Zhejiang University'],
    summary: ['单细胞、空间组学与临床转化。', 'Single cells, spatial omics and their way into the clinic.'],
    startsInDays: -24,
    days: 3,
    deadlineInDays: -80,
    status: 'ended',
    cover: '/covers/helix.svg',
  },
  {
    title: ['网络与信息安全学术会议', 'Conference on Network and Information Security'],
    subject: 'Network and Information Security',
    place: ['成都 · 电子科技大学', 'Chengdu · University of Electronic Science and Technology of China'],
    summary: [
      '供应链安全、隐私计算与后量子密码。',
      'Supply chains, private computation and post-quantum cryptography.',
    ],
    startsInDays: -58,
    days: 2,
    deadlineInDays: -120,
    status: 'ended',
    cover: '/covers/keys.svg',
  },
]

export interface SeedLive {
  title: readonly [string, string]
  speaker: readonly [string, string]
  /** Hours from seeding. */
  inHours: number
  status: Status
  cover: string
  maxUser: number
  /** Position in `conferences`, or null. */
  conference: number | null
  /** Demo account of the host. */
  host: string
  /** Demo account of the funder, where there is one. */
  funder?: string
}

export const lives: readonly SeedLive[] = [
  {
    title: ['大会报告：从语言模型到科学模型', 'Plenary: from language models to models of science'],
    speaker: ['陈思远 教授', 'Prof. Chen Siyuan'],
    inHours: -0.5,
    status: 'ongoing',
    cover: '/covers/network.svg',
    maxUser: 2000,
    conference: 0,
    host: 'linmei',
  },
  {
    title: ['分会场二：量子纠错圆桌讨论', 'Track 2: round table on quantum error correction'],
    speaker: ['林知行 研究员', 'Dr Lin Zhixing'],
    inHours: -1,
    status: 'paused',
    cover: '/covers/orbits.svg',
    maxUser: 500,
    conference: 1,
    host: 'organizer',
    funder: 'finance',
  },
  {
    title: ['公开课：如何写好一篇会议论文', 'Open lecture: writing a good conference paper'],
    speaker: ['Sarah Whitfield 编辑', 'Sarah Whitfield, editor'],
    inHours: 26,
    status: 'not_started',
    cover: '/covers/page.svg',
    maxUser: 1000,
    conference: null,
    host: 'organizer',
    funder: 'finance',
  },
  {
    title: ['固态电池：界面问题与对策', 'Solid-state batteries: interfaces and remedies'],
    speaker: ['赵清和 教授', 'Prof. Zhao Qinghe'],
    inHours: 75,
    status: 'not_started',
    cover: '/covers/lattice.svg',
    maxUser: 800,
    conference: 2,
    host: 'linmei',
  },
  {
    title: ['单细胞测序数据分析实战', 'Hands-on analysis of single-cell data'],
    speaker: ['王若琳 副教授', 'Assoc. Prof. Wang Ruolin'],
    inHours: -24 * 23,
    status: 'ended',
    cover: '/covers/helix.svg',
    maxUser: 300,
    conference: 8,
    host: 'organizer',
  },
]

export interface SeedVideo {
  title: readonly [string, string]
  speaker: readonly [string, string]
  minutes: number
  views: number
  daysAgo: number
  cover: string
  /** English name of a second-level subject. */
  subject: string
  /** Index of the conference at which it was recorded; absent: none. */
  conference?: number
  /** Watching it never counts against the free views; absent: it does. */
  isOpen?: true
  /** The sample of `scripts/sample-video.mjs` of the same length; without it there is nothing to play. */
  playlist?: string
}

export const videos: readonly SeedVideo[] = [
  {
    title: ['蛋白质结构预测的下一步', 'What comes after protein structure prediction'],
    speaker: ['刘安然 研究员', 'Dr Liu Anran'],
    minutes: 52,
    views: 12840,
    daysAgo: 3,
    cover: '/covers/helix.svg',
    subject: 'Bioinformatics',
    conference: 0,
    playlist: '/sample/52.m3u8',
  },
  {
    title: ['后量子密码迁移实践', 'Migrating to post-quantum cryptography'],
    speaker: ['周启明 教授', 'Prof. Zhou Qiming'],
    minutes: 47,
    views: 8315,
    daysAgo: 9,
    cover: '/covers/keys.svg',
    subject: 'Network and Information Security',
    playlist: '/sample/47.m3u8',
  },
  {
    title: ['长江流域极端降水的归因', 'Attributing extreme rainfall in the Yangtze basin'],
    speaker: ['何雨桐 教授', 'Prof. He Yutong'],
    minutes: 38,
    views: 4562,
    daysAgo: 15,
    cover: '/covers/waves.svg',
    subject: 'Climate Change',
    playlist: '/sample/38.m3u8',
  },
  {
    title: ['免疫治疗联合策略综述', 'Combining immunotherapies: a review'],
    speaker: ['孙一鸣 主任医师', 'Dr Sun Yiming'],
    minutes: 64,
    views: 15207,
    daysAgo: 21,
    cover: '/covers/cells.svg',
    subject: 'Oncology',
    playlist: '/sample/64.m3u8',
  },
  {
    title: ['自动驾驶的安全论证', 'Arguing the safety of autonomous driving'],
    speaker: ['Daniel Okafor 博士', 'Dr Daniel Okafor'],
    minutes: 41,
    views: 6033,
    daysAgo: 34,
    cover: '/covers/routes.svg',
    subject: 'Transportation',
    playlist: '/sample/41.m3u8',
  },
  {
    title: ['敦煌写本的数字复原', 'Restoring the Dunhuang manuscripts digitally'],
    speaker: ['顾书瑶 研究馆员', 'Gu Shuyao, curator'],
    minutes: 35,
    views: 3291,
    daysAgo: 50,
    cover: '/covers/scroll.svg',
    subject: 'History and Archaeology',
    playlist: '/sample/35.m3u8',
  },
  {
    title: ['同行评审人入门', 'An introduction for peer reviewers'],
    speaker: ['Sarah Whitfield 编辑', 'Sarah Whitfield, editor'],
    minutes: 29,
    views: 9874,
    daysAgo: 72,
    cover: '/covers/page.svg',
    subject: 'Education',
    isOpen: true,
    playlist: '/sample/29.m3u8',
  },
]

export interface SeedNews {
  title: readonly [string, string]
  summary: readonly [string, string]
  content: readonly [string, string]
  daysAgo: number
  cover: string
}

export const news: readonly SeedNews[] = [
  {
    title: [
      '人工智能与科学发现国际会议在京开幕',
      'Conference on AI for Scientific Discovery opens in Beijing',
    ],
    summary: [
      '来自 31 个国家和地区的 1200 余名学者参会，大会报告全程直播。',
      'More than 1,200 scholars from 31 countries and regions take part; the plenaries are broadcast live.',
    ],
    content: [
      '<p>会期四天，设 12 个分会场、96 场口头报告和 240 张海报。</p><p>大会报告全程直播，回放将在会后一周内上线。</p>',
      '<p>Over four days there are 12 tracks with 96 talks and 240 posters.</p><p>All plenaries are broadcast live; recordings follow within a week.</p>',
    ],
    daysAgo: 0,
    cover: '/covers/network.svg',
  },
  {
    title: ['能源材料论坛征稿进入最后阶段', 'Last days to submit to the Forum on Energy Materials'],
    summary: [
      '征稿即将截止，录用论文的作者可免费报名参会。',
      'The call closes in a few days; authors of accepted papers register free of charge.',
    ],
    content: [
      '<p>论坛接受全文与摘要投稿，优秀论文推荐至合作期刊。</p>',
      '<p>Full papers and abstracts are welcome; the best are recommended to partner journals.</p>',
    ],
    daysAgo: 1,
    cover: '/covers/lattice.svg',
  },
  {
    title: ['电子发票全面上线', 'E-invoices for every paid order'],
    summary: [
      '金额大于零的已付款订单可在线申请，开具后发送至邮箱。',
      'Paid orders above zero can request an invoice online; it arrives by email.',
    ],
    content: [
      '<p>支持普通发票与增值税专用发票，请核对抬头与税号。</p>',
      '<p>Ordinary and special VAT invoices are available; please check buyer and tax number.</p>',
    ],
    daysAgo: 4,
    cover: '/covers/seal.svg',
  },
  {
    title: ['如何回复评审意见：五条建议', 'Answering reviewers: five pieces of advice'],
    summary: [
      '逐条回应、标明改动、保持礼貌，让修改稿更快被接受。',
      'Answer point by point, mark the changes, stay polite.',
    ],
    content: [
      '<ol><li>先致谢，再回应。</li><li>逐条引用意见。</li><li>指明修改所在的页与行。</li><li>不同意时给出证据。</li><li>请同事通读一遍。</li></ol>',
      '<ol><li>Thank first, then answer.</li><li>Quote every point.</li><li>Say on which page and line it changed.</li><li>Disagree with evidence.</li><li>Let a colleague read it.</li></ol>',
    ],
    daysAgo: 8,
    cover: '/covers/page.svg',
  },
  {
    title: ['直播间新增举手连麦', 'Raise your hand in live rooms'],
    summary: [
      '听众可以申请连麦提问，主播确认后即可发言。',
      'Listeners can ask to speak; the host lets them in.',
    ],
    content: [
      '<p>进入直播间前，请先完成设备检测。</p>',
      '<p>Please run the device check before entering a room.</p>',
    ],
    daysAgo: 13,
    cover: '/covers/rays.svg',
  },
  {
    title: ['生物信息学高峰论坛回放上线', 'Recordings of the Bioinformatics Summit are online'],
    summary: [
      '28 场报告现可观看，已报名的代表免费。',
      'Twenty-eight talks can be watched, free of charge for registered participants.',
    ],
    content: ['<p>请在“视频”中搜索报告题目。</p>', '<p>Search for the title of the talk in “Videos”.</p>'],
    daysAgo: 19,
    cover: '/covers/helix.svg',
  },
  {
    title: ['青年学者参会资助计划启动', 'Travel grants for young scholars'],
    summary: [
      '面向 35 岁以下第一作者，每人最高资助 3000 元。',
      'Up to 3,000 CNY for first authors under 35.',
    ],
    content: [
      '<p>申请材料包括录用通知与导师推荐信。</p>',
      '<p>Apply with the notification of acceptance and a letter of recommendation.</p>',
    ],
    daysAgo: 27,
    cover: '/covers/steps.svg',
  },
]
