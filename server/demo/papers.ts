import type { Decision } from '../../src/contract/paperWords.ts'

/** Papers of the demo: at least one in each stage that a chair meets, and proceedings of the conference that is over. */

export interface SeedAuthor {
  readonly name: readonly [zh: string, en: string]
  readonly affiliation: readonly [zh: string, en: string]
  readonly email: string
}

export interface SeedReview {
  /** Account of the reviewer. */
  readonly by: string
  readonly state:
    | 'pending.waiting'
    | 'accepted.reading'
    | 'accepted.submitted'
    | 'accepted.acknowledged'
    | 'rejected'
  readonly recommendation?: Decision
  readonly comments?: string
  readonly remarks?: string
}

/** Steps, oldest first; `daysAgo` counts back from the first start of the demo. */
export interface SeedStep {
  readonly event: string
  readonly to: string
  readonly by: 'owner' | 'organizer' | 'system'
  readonly daysAgo: number
  readonly reason?: string
}

export interface SeedPaper {
  readonly title: readonly [zh: string, en: string]
  readonly abstract: readonly [zh: string, en: string]
  readonly keywords: readonly [zh: readonly string[], en: readonly string[]]
  /** Account of the corresponding author, who is the first. */
  readonly account: string
  readonly authors: readonly SeedAuthor[]
  readonly steps: readonly SeedStep[]
  readonly reviews?: readonly SeedReview[]
  readonly decision?: { readonly decision: Decision; readonly letter: string; readonly isReleased: boolean }
  readonly withdrawnFrom?: 'active'
  readonly revisionInDays?: number
}

const lin: SeedAuthor = {
  name: ['林梅', 'Mei Lin'],
  affiliation: ['浙江大学教育学院', 'College of Education, Zhejiang University'],
  email: 'linmei@symposium.example',
}
const chen: SeedAuthor = {
  name: ['陈立', 'Li Chen'],
  affiliation: ['中国科学院心理研究所', 'Institute of Psychology, Chinese Academy of Sciences'],
  email: 'approved@symposium.example',
}
const su: SeedAuthor = {
  name: ['苏文', 'Wen Su'],
  affiliation: ['北京师范大学心理学部', 'Faculty of Psychology, Beijing Normal University'],
  email: 'reviewing@symposium.example',
}
const he: SeedAuthor = {
  name: ['何川', 'Chuan He'],
  affiliation: [
    '华东师范大学教育信息技术学系',
    'Department of Educational Technology, East China Normal University',
  ],
  email: 'rejected@symposium.example',
}
const zhao: SeedAuthor = {
  name: ['赵一鸣', 'Yiming Zhao'],
  affiliation: ['南京大学计算机科学与技术系', 'Department of Computer Science, Nanjing University'],
  email: 'zhao.yiming@example.org',
}
const garcia: SeedAuthor = {
  name: ['José García', 'José García'],
  affiliation: ['马德里理工大学', 'Universidad Politécnica de Madrid'],
  email: 'jose.garcia@example.org',
}

const submitted = (daysAgo: number): SeedStep => ({
  ...{ event: 'paper.submit', to: 'administrator_review.active', by: 'owner', daysAgo },
})
const passed = (daysAgo: number): SeedStep => ({
  ...{ event: 'paper.pass', to: 'first_review.active', by: 'organizer', daysAgo },
})
const decided = (to: string, daysAgo: number): SeedStep => ({
  ...{ event: 'paper.decide', to, by: 'organizer', daysAgo },
})
const published = (daysAgo: number): SeedStep => ({
  ...{ event: 'paper.publish', to: 'published.accepted', by: 'organizer', daysAgo },
})

const praise = '问题明确，方法得当，数据与结论相符，写作清楚。建议录用。'
const accepted = {
  ...({ decision: 'accept', isReleased: true } as const),
  letter: '各位作者：\n\n审稿人一致认为贵文选题重要、论证充分，现予以录用。请在终稿中采纳审稿人的细节意见。',
}

/** Papers of the conference that takes papers now. */
export const papersToCome: readonly SeedPaper[] = [
  {
    title: ['间隔练习对大学生线性代数学习的影响', 'Spaced practice in undergraduate linear algebra'],
    abstract: ['', ''],
    keywords: [[], []],
    account: 'linmei',
    authors: [lin],
    steps: [],
  },
  {
    title: [
      '课堂讨论中的教师等待时间：一项视频分析',
      'Teacher wait time in classroom discussion: a video study',
    ],
    abstract: [
      '分析 48 节初中数学课的录像，比较教师提问后等待时间与学生回答长度的关系。等待超过三秒时，学生回答的平均长度增加一倍。',
      'Video of 48 mathematics lessons shows how long teachers wait after a question and how long students answer. Beyond three seconds, answers are twice as long on average.',
    ],
    keywords: [
      ['课堂讨论', '等待时间', '视频分析'],
      ['classroom discussion', 'wait time', 'video study'],
    ],
    account: 'approved',
    authors: [chen, zhao],
    steps: [submitted(2)],
  },
  {
    title: ['大语言模型辅助的作文反馈', 'Essay feedback assisted by large language models'],
    abstract: ['比较模型反馈、教师反馈与两者结合对高中生议论文修改质量的影响。', ''],
    keywords: [['作文反馈', '大语言模型'], []],
    account: 'rejected',
    authors: [he, lin],
    steps: [
      submitted(9),
      {
        ...{
          event: 'paper.return',
          to: 'administrator_review.awaiting_revision',
          by: 'organizer',
          daysAgo: 6,
        },
        reason: '请补充英文摘要和英文关键词，并在文中说明学生数据的伦理审批。',
      },
    ],
    revisionInDays: 8,
  },
  {
    title: ['校园快递配送路径优化', 'Routing parcel deliveries on campus'],
    abstract: [
      '用混合整数规划求解校园快递的配送路径。',
      'A mixed-integer programme for parcel routes on campus.',
    ],
    keywords: [['路径优化'], ['routing']],
    account: 'reviewing',
    authors: [su],
    steps: [
      submitted(12),
      {
        ...{ event: 'paper.decide', to: 'administrator_review.rejected', by: 'organizer', daysAgo: 10 },
        reason: '论文主题不在本次会议的征稿范围内。',
      },
    ],
    decision: {
      decision: 'rejection',
      letter: '感谢投稿。论文主题不在本次会议的征稿范围内，建议改投运筹学相关会议。',
      isReleased: true,
    },
  },
  {
    title: ['混合式教学中的学习投入追踪', 'Tracking engagement in blended courses'],
    abstract: [
      '用学习管理系统日志和问卷追踪 612 名学生一学期的学习投入。',
      'Logs and surveys follow the engagement of 612 students over one term.',
    ],
    keywords: [
      ['学习投入', '混合式教学'],
      ['engagement', 'blended learning'],
    ],
    account: 'approved',
    authors: [chen, su],
    withdrawnFrom: 'active',
    steps: [
      submitted(20),
      {
        ...{ event: 'paper.withdraw', to: 'administrator_review.withdrawn', by: 'owner', daysAgo: 15 },
        reason: '发现数据清洗有误，需要重新分析。',
      },
    ],
  },
  {
    title: [
      '提取练习与概念图：对科学概念保持的比较',
      'Retrieval practice and concept maps compared for retention',
    ],
    abstract: [
      '两项预先登记的实验（N = 284）比较提取练习与概念图对一周后科学概念保持的作用。提取练习组的成绩更高，而学生自己的预测相反。',
      'Two preregistered experiments (N = 284) compare retrieval practice with concept mapping. A week later retrieval wins, while students predict the opposite.',
    ],
    keywords: [
      ['提取练习', '概念图', '学习策略'],
      ['retrieval practice', 'concept maps', 'study strategies'],
    ],
    account: 'linmei',
    authors: [lin, garcia],
    steps: [submitted(16), passed(14)],
    reviews: [
      {
        ...{ by: 'approved', state: 'accepted.submitted', recommendation: 'minor_revision' },
        comments: '实验设计严谨。请报告效应量的置信区间，并讨论概念图训练时间是否充分。',
        remarks: '质量高于会议平均水平。',
      },
      { by: 'reviewing', state: 'accepted.reading' },
    ],
  },
  {
    title: ['工作记忆训练能否迁移到阅读理解', 'Does working-memory training transfer to reading?'],
    abstract: [
      '对 36 项研究的元分析：训练任务提高明显，阅读理解的迁移接近于零。',
      'A meta-analysis of 36 studies: the trained tasks improve, reading hardly does.',
    ],
    keywords: [
      ['工作记忆', '元分析'],
      ['working memory', 'meta-analysis'],
    ],
    account: 'approved',
    authors: [chen, he],
    steps: [submitted(8), passed(5)],
    reviews: [
      { by: 'linmei', state: 'pending.waiting' },
      { by: 'reviewing', state: 'rejected' },
    ],
  },
  {
    title: ['教育游戏中的失败反馈与坚持', 'Failure feedback and persistence in learning games'],
    abstract: [
      '在一款分数学习游戏中操纵失败反馈的措辞，观察 190 名小学生的坚持时间。',
      'The wording of failure feedback is varied in a game about fractions, for 190 pupils.',
    ],
    keywords: [
      ['教育游戏', '反馈', '坚持'],
      ['learning games', 'feedback', 'persistence'],
    ],
    account: 'reviewing',
    authors: [su, zhao],
    revisionInDays: 12,
    steps: [submitted(30), passed(28), decided('first_review.awaiting_revision', 4)],
    reviews: [
      {
        ...{ by: 'linmei', state: 'accepted.acknowledged', recommendation: 'major_revision' },
        comments: '样本分组不平衡，需要补充协变量分析；图 3 缺少误差线。',
      },
      {
        ...{ by: 'approved', state: 'accepted.acknowledged', recommendation: 'minor_revision' },
        comments: '结论有意义，请说明游戏时长如何控制。',
      },
    ],
    decision: {
      ...{ decision: 'major_revision', isReleased: true },
      letter: '请根据审稿意见补充协变量分析，并在答复信中逐条说明修改之处。',
    },
  },
  {
    title: ['同伴互评的信度：评分规则的作用', 'Reliability of peer assessment: what rubrics do'],
    abstract: [
      '比较有无评分规则时 1 240 份同伴互评的信度。',
      'The reliability of 1 240 peer assessments, with and without a rubric.',
    ],
    keywords: [
      ['同伴互评', '评分规则'],
      ['peer assessment', 'rubric'],
    ],
    account: 'rejected',
    authors: [he, chen],
    steps: [submitted(26), passed(24)],
    reviews: [
      { ...{ by: 'linmei', state: 'accepted.submitted', recommendation: 'accept' }, comments: praise },
      {
        ...{ by: 'reviewing', state: 'accepted.submitted', recommendation: 'accept' },
        comments: '样本量大，统计方法恰当。',
      },
    ],
    decision: { ...accepted, isReleased: false },
  },
  {
    title: ['睡眠时长与高考模拟成绩', 'Sleep and mock exam scores'],
    abstract: ['一所中学 85 名学生的相关分析。', 'A correlation among 85 students of one school.'],
    keywords: [
      ['睡眠', '学业成绩'],
      ['sleep', 'achievement'],
    ],
    account: 'reviewing',
    authors: [su],
    steps: [submitted(33), passed(31), decided('first_review.rejected', 7)],
    reviews: [
      {
        ...{ by: 'approved', state: 'accepted.acknowledged', recommendation: 'rejection' },
        comments: '样本小且只来自一所学校，相关分析不足以支持因果结论。',
      },
      {
        ...{ by: 'linmei', state: 'accepted.acknowledged', recommendation: 'rejection' },
        comments: '没有控制学习时间等重要变量。',
      },
    ],
    decision: {
      ...{ decision: 'rejection', isReleased: true },
      letter: '审稿人认为现有数据不足以支持结论，本次不予录用。审稿意见附后，供您修改时参考。',
    },
  },
  {
    title: ['眼动指标预测多媒体学习效果', 'Eye movements predict learning from multimedia'],
    abstract: [
      '用 64 名被试的注视转移次数预测图文整合的学习成绩。',
      'Transitions between text and picture predict what 64 learners retain.',
    ],
    keywords: [
      ['眼动', '多媒体学习'],
      ['eye tracking', 'multimedia learning'],
    ],
    account: 'approved',
    authors: [chen, zhao],
    steps: [submitted(40), passed(38), decided('first_review.accepted', 11)],
    reviews: [
      { ...{ by: 'reviewing', state: 'accepted.acknowledged', recommendation: 'accept' }, comments: praise },
      {
        ...{ by: 'rejected', state: 'accepted.acknowledged', recommendation: 'minor_revision' },
        comments: '请补充眼动仪采样率与校准标准。',
      },
    ],
    decision: accepted,
  },
]

/** Papers of the conference that is over: its proceedings. */
export const papersPublished: readonly SeedPaper[] = (
  [
    [
      [
        '单细胞转录组揭示肝再生的起始信号',
        'Single-cell transcriptomes reveal what starts liver regeneration',
      ],
      [
        '绘制肝部分切除后 72 小时内的单细胞图谱，发现内皮细胞先于肝细胞响应，并给出候选配体。',
        'An atlas of the first 72 hours after partial hepatectomy: endothelial cells answer before hepatocytes, and candidate ligands are named.',
      ],
      [
        ['单细胞测序', '肝再生'],
        ['single-cell sequencing', 'liver regeneration'],
      ],
      [lin, zhao, garcia],
      'published',
    ],
    [
      ['基于多组学的结直肠癌复发预测', 'Predicting recurrence of colorectal cancer from several omics'],
      [
        '整合甲基化、转录组与临床数据建立复发预测模型，并在两个外部队列中验证。',
        'Methylation, expression and clinical data predict recurrence; the model holds in two external cohorts.',
      ],
      [
        ['多组学', '结直肠癌', '预后模型'],
        ['multi-omics', 'colorectal cancer', 'prognosis'],
      ],
      [chen, su],
      'indexed',
    ],
    [
      ['蛋白语言模型在酶设计中的评估', 'Protein language models judged by enzyme design'],
      [
        '在 12 个酶家族上比较五种蛋白语言模型的设计成功率，实验验证 96 个变体。',
        'Five protein language models design enzymes of 12 families; 96 variants are tested in the laboratory.',
      ],
      [
        ['蛋白语言模型', '酶设计'],
        ['protein language models', 'enzyme design'],
      ],
      [su, garcia],
      'published',
    ],
    [
      ['肠道菌群与药物代谢的因果推断', 'Causal inference for gut microbes and drug metabolism'],
      [
        '用孟德尔随机化分析肠道菌群对三种药物代谢的影响。',
        'Mendelian randomization for the influence of gut microbes on three drugs.',
      ],
      [
        ['肠道菌群', '因果推断'],
        ['gut microbiome', 'causal inference'],
      ],
      [he, zhao],
      'retracted',
    ],
  ] as const
).map(([title, abstract, keywords, authors, end], place): SeedPaper => {
  const account = { [lin.email]: 'linmei', [chen.email]: 'approved', [su.email]: 'reviewing' }[
    authors[0].email
  ]
  return {
    ...{ title, abstract, keywords, authors, account: account ?? 'rejected' },
    decision: accepted,
    steps: [
      submitted(120 + place),
      passed(115),
      decided('first_review.accepted', 70),
      published(20),
      ...(end === 'indexed'
        ? [
            {
              ...({ event: 'paper.index', to: 'indexed.accepted', by: 'organizer', daysAgo: 5 } as const),
              reason: 'EI Compendex 20264811234567',
            },
          ]
        : []),
      ...(end === 'retracted'
        ? [
            {
              ...({
                event: 'paper.retract',
                to: 'published.retracted',
                by: 'organizer',
                daysAgo: 3,
              } as const),
              reason: '作者来函说明一份样本数据重复计入，结论不再成立，经委员会讨论予以撤稿。',
            },
          ]
        : []),
    ],
  }
})
