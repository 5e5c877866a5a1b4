/** Two levels; [Chinese, English]. */
export const subjectTree: readonly {
  readonly name: readonly [string, string]
  readonly children: readonly (readonly [string, string])[]
}[] = [
  {
    name: ['计算机科学与技术', 'Computer Science'],
    children: [
      ['人工智能', 'Artificial Intelligence'],
      ['机器学习', 'Machine Learning'],
      ['计算机视觉', 'Computer Vision'],
      ['自然语言处理', 'Natural Language Processing'],
      ['软件工程', 'Software Engineering'],
      ['网络与信息安全', 'Network and Information Security'],
      ['人机交互', 'Human–Computer Interaction'],
      ['数据库与数据挖掘', 'Databases and Data Mining'],
    ],
  },
  {
    name: ['电子与信息工程', 'Electronics and Information Engineering'],
    children: [
      ['通信与信号处理', 'Communications and Signal Processing'],
      ['集成电路', 'Integrated Circuits'],
      ['自动化与控制', 'Automation and Control'],
      ['光电技术', 'Optoelectronics'],
      ['机器人', 'Robotics'],
    ],
  },
  {
    name: ['数学与统计', 'Mathematics and Statistics'],
    children: [
      ['代数与数论', 'Algebra and Number Theory'],
      ['微分方程', 'Differential Equations'],
      ['概率与统计', 'Probability and Statistics'],
      ['运筹与优化', 'Operations Research and Optimisation'],
    ],
  },
  {
    name: ['物理与天文', 'Physics and Astronomy'],
    children: [
      ['凝聚态物理', 'Condensed Matter Physics'],
      ['光学', 'Optics'],
      ['量子信息', 'Quantum Information'],
      ['粒子物理', 'Particle Physics'],
      ['天体物理', 'Astrophysics'],
    ],
  },
  {
    name: ['化学与材料', 'Chemistry and Materials'],
    children: [
      ['有机化学', 'Organic Chemistry'],
      ['催化', 'Catalysis'],
      ['高分子材料', 'Polymer Materials'],
      ['能源材料', 'Energy Materials'],
      ['纳米材料', 'Nanomaterials'],
      ['分析化学', 'Analytical Chemistry'],
    ],
  },
  {
    name: ['生命科学', 'Life Sciences'],
    children: [
      ['分子生物学', 'Molecular Biology'],
      ['遗传与基因组', 'Genetics and Genomics'],
      ['神经科学', 'Neuroscience'],
      ['生物信息学', 'Bioinformatics'],
      ['生态学', 'Ecology'],
    ],
  },
  {
    name: ['医学与健康', 'Medicine and Health'],
    children: [
      ['临床医学', 'Clinical Medicine'],
      ['公共卫生', 'Public Health'],
      ['肿瘤学', 'Oncology'],
      ['心血管病学', 'Cardiology'],
      ['药学', 'Pharmacy'],
      ['护理学', 'Nursing'],
      ['中医中药', 'Traditional Chinese Medicine'],
    ],
  },
  {
    name: ['地球与环境', 'Earth and Environment'],
    children: [
      ['气候变化', 'Climate Change'],
      ['水资源', 'Water Resources'],
      ['环境工程', 'Environmental Engineering'],
      ['遥感与地理信息', 'Remote Sensing and Geographic Information'],
    ],
  },
  {
    name: ['工程与建造', 'Engineering and Construction'],
    children: [
      ['机械工程', 'Mechanical Engineering'],
      ['土木工程', 'Civil Engineering'],
      ['交通运输', 'Transportation'],
      ['能源与动力', 'Energy and Power'],
      ['航空航天', 'Aerospace'],
      ['建筑与城市规划', 'Architecture and Urban Planning'],
    ],
  },
  {
    name: ['经济与管理', 'Economics and Management'],
    children: [
      ['应用经济学', 'Applied Economics'],
      ['金融', 'Finance'],
      ['工商管理', 'Business Administration'],
      ['供应链与物流', 'Supply Chain and Logistics'],
    ],
  },
  {
    name: ['人文与社会科学', 'Humanities and Social Sciences'],
    children: [
      ['教育学', 'Education'],
      ['语言学', 'Linguistics'],
      ['历史与考古', 'History and Archaeology'],
      ['心理学', 'Psychology'],
      ['法学', 'Law'],
      ['社会学', 'Sociology'],
    ],
  },
]
