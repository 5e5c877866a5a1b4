/** Names in Chinese and English; amounts in fen. Days count from the first day of the conference, downwards before it. */
export interface SeedTicketType {
  name: readonly [string, string]
  audience: 'anyone' | 'student' | 'author'
  capacity: number | null
  /** Until so many days before the conference; null: the last tier. */
  tiers: ReadonlyArray<{ name: readonly [string, string]; daysBefore: number | null; amount: number }>
}

const early = ['早鸟价', 'Early bird'] as const
const regular = ['标准价', 'Regular'] as const
const late = ['现场价', 'On site'] as const

export const ticketTypes: readonly SeedTicketType[] = [
  {
    name: ['普通代表', 'Regular participant'],
    audience: 'anyone',
    capacity: 300,
    tiers: [
      { name: early, daysBefore: 45, amount: 120_000 },
      { name: regular, daysBefore: 7, amount: 160_000 },
      { name: late, daysBefore: null, amount: 200_000 },
    ],
  },
  {
    name: ['学生代表', 'Student'],
    audience: 'student',
    capacity: 120,
    tiers: [
      { name: early, daysBefore: 45, amount: 60_000 },
      { name: regular, daysBefore: null, amount: 80_000 },
    ],
  },
  {
    name: ['论文作者', 'Author of a paper'],
    audience: 'author',
    capacity: null,
    tiers: [{ name: regular, daysBefore: null, amount: 100_000 }],
  },
  {
    name: ['线上旁听', 'Online only'],
    audience: 'anyone',
    capacity: null,
    tiers: [{ name: ['免费', 'Free'], daysBefore: null, amount: 0 }],
  },
]

/** One conference has hardly a place left, so that the waiting list can be seen. */
export const tightCapacity = 2

export const venue = ['国际会议中心主会场', 'Main hall, International Convention Centre'] as const

/** The first conference has talks that can be looked for. */
const talks = [
  `<table><tr><th>时间</th><th>题目</th><th>报告人</th></tr>
<tr><td>9:00–9:40</td><td>大模型如何发现新的数学证明</td><td>顾言之</td></tr>
<tr><td>9:40–10:20</td><td>扩散模型设计蛋白质</td><td>沈若溪</td></tr>
<tr><td>10:40–11:20</td><td>自动化实验室中的材料搜索</td><td>陆景行</td></tr></table>`,
  `<table><tr><th>Time</th><th>Title</th><th>Speaker</th></tr>
<tr><td>9:00–9:40</td><td>How large models find new proofs</td><td>Yanzhi Gu</td></tr>
<tr><td>9:40–10:20</td><td>Designing proteins with diffusion models</td><td>Ruoxi Shen</td></tr>
<tr><td>10:40–11:20</td><td>Searching for materials in automated laboratories</td><td>Jingxing Lu</td></tr></table>`,
] as const

const people = [
  `<h2>组织机构</h2><p>大会主席：方其昌（中国科学院）；程序委员会主席：温知微（清华大学）、Elena Rossi（米兰理工大学）；组织委员会：许望舒、纪云深、邓若谷。</p>
<h2>特邀报告人</h2><ul><li>顾言之，数学与系统科学研究院</li><li>沈若溪，生命科学学院</li><li>陆景行，材料科学与工程学院</li></ul>
<h2>支持单位</h2><ul><li>主办：前沿交叉学科学会</li><li>赞助：云栖算力、实验室自动化联盟</li></ul>`,
  `<h2>Committee</h2><p>General chair: Qichang Fang (Chinese Academy of Sciences). Programme chairs: Zhiwei Wen (Tsinghua University), Elena Rossi (Politecnico di Milano). Organizing committee: Wangshu Xu, Yunshen Ji, Ruogu Deng.</p>
<h2>Invited speakers</h2><ul><li>Yanzhi Gu, mathematics and systems science</li><li>Ruoxi Shen, life sciences</li><li>Jingxing Lu, materials science and engineering</li></ul>
<h2>Supporters</h2><ul><li>Host: Society for Frontier and Interdisciplinary Sciences</li><li>Sponsors: Yunqi Compute, Laboratory Automation Alliance</li></ul>`,
] as const

export const content = (
  title: string,
  engTitle: string,
  { hasTalks = false } = {},
): readonly [string, string] => [
  `<h2>会议简介</h2><p>${title}面向相关领域的学者、工程师与研究生，设大会报告、分会场口头报告与海报交流。</p>
<h2>会议日程</h2><ul><li>第一天：开幕式、大会报告</li><li>第二天：分会场报告、海报交流</li><li>最后一天：青年论坛、闭幕式</li></ul>${hasTalks ? talks[0] + people[0] : ''}
<h2>参会须知</h2><p>报名成功后凭门票二维码在会场入口签到；会议期间凭餐券用餐。如需发票，请在付款后于“个人中心 → 票据 → 发票”提交开票信息。</p>`,
  `<h2>About</h2><p>${engTitle} is for scholars, engineers and graduate students of the field, with plenary talks, oral sessions and posters.</p>
<h2>Programme</h2><ul><li>First day: opening and plenary talks</li><li>Second day: sessions and posters</li><li>Last day: forum of young researchers, closing</li></ul>${hasTalks ? talks[1] + people[1] : ''}
<h2>Good to know</h2><p>Your ticket’s QR code lets you in at the door; meals are served for meal vouchers. For an invoice, give your details under “Member centre · Invoices” after paying.</p>`,
]

export const mealsOfDay = [
  { name: ['午餐', 'Lunch'], from: [11, 30], to: [13, 30] },
  { name: ['晚餐', 'Dinner'], from: [17, 30], to: [19, 30] },
] as const

export const hotel = {
  hotel: ['会议中心酒店', 'Conference Centre Hotel'],
  address: ['会场东侧 300 米', '300 m east of the venue'],
  amount: 156_000,
  /** `price` in fen, of one night. */
  rooms: [
    { room: ['高级大床房', 'Superior double room'], price: 52_000, quota: 20 },
    { room: ['标准双床房', 'Standard twin room'], price: 46_000, quota: 40 },
  ],
} as const
