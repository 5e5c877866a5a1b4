export interface Paragraph {
  readonly style: 'Normal' | 'Title' | 'Authors' | 'Abstract' | 'Heading1' | 'Reference'
  readonly text: string
}

const title = (text: string): Paragraph => ({ style: 'Title', text })
const authors = (text: string): Paragraph => ({ style: 'Authors', text })
const abstract = (text: string): Paragraph => ({ style: 'Abstract', text })
const heading = (text: string): Paragraph => ({ style: 'Heading1', text })
const body = (text: string): Paragraph => ({ style: 'Normal', text })
const reference = (text: string): Paragraph => ({ style: 'Reference', text })

/** Content of the template for Word: each part of a paper in its place, with its guidance. */
export const paperTexts: Readonly<Record<'zh' | 'en', readonly Paragraph[]>> = {
  zh: [
    title('论文题目'),
    authors('作者一 1，作者二 2'),
    authors('1 单位，城市；2 单位，城市　通讯作者邮箱'),
    authors('双盲评审的会议：投稿时请删去作者、单位和致谢，录用后再补上。'),
    abstract('摘要：用一段话说明问题、方法、结果和结论，不超过 5000 个字符，不引用文献。'),
    abstract('关键词：最多五个，每个不超过 50 个字符'),
    heading('1 引言'),
    body('说明研究的问题，已有的工作，以及本文的贡献。'),
    heading('2 方法'),
    body('写到读者可以重复的程度。公式居中，编号靠右。'),
    heading('3 结果与讨论'),
    body('图题在图下，表题在表上，图表都要在正文中提到。给出误差和样本数。'),
    heading('4 结论'),
    body('只写由结果得出的结论。'),
    heading('致谢'),
    body('资助和帮助过研究的人。'),
    heading('参考文献'),
    reference('[1] 作者. 题目. 期刊, 年份, 卷(期): 页码. DOI.'),
    reference('[2] 作者. 书名. 出版地: 出版社, 年份.'),
  ],
  en: [
    title('Title of the Paper'),
    authors('First Author 1, Second Author 2'),
    authors('1 Institution, City; 2 Institution, City. E-mail of the corresponding author'),
    authors(
      'Double-anonymous review: leave out authors, institutions and thanks until the paper is accepted.',
    ),
    abstract(
      'Abstract: one paragraph with the question, the method, the results and the conclusion, at most 5000 characters, without references.',
    ),
    abstract('Keywords: at most five, each of at most 50 characters'),
    heading('1 Introduction'),
    body('The question, what is known about it, and what this paper adds.'),
    heading('2 Methods'),
    body('In enough detail to be repeated. Equations are centred, their numbers stand at the right.'),
    heading('3 Results and Discussion'),
    body(
      'Captions stand below figures and above tables, and the text refers to each of them. Give errors and sample sizes.',
    ),
    heading('4 Conclusions'),
    body('Only what follows from the results.'),
    heading('Acknowledgements'),
    body('Funding, and who helped.'),
    heading('References'),
    reference('[1] Authors. Title. Journal, Year, Volume(Issue): Pages. DOI.'),
    reference('[2] Authors. Title of the Book. City: Publisher, Year.'),
  ],
}
