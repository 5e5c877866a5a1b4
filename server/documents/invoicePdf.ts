import type { InvoiceForm } from '../../src/contract/invoiceForm.ts'
import { amountInWords } from './amountInWords.ts'
import { dayInWords } from '../shared/dayInWords.ts'
import { cinnabar, createPaper, faint, indigo, ink, type Paper } from './paper.ts'

export interface InvoiceSheet {
  readonly kind: 'issue' | 'reversal'
  readonly number: string
  /** Number of the invoice that a reversal cancels; null for an invoice. */
  readonly refersTo: string | null
  /** In fen, also of a reversal. */
  readonly amount: number
  readonly form: InvoiceForm
  readonly reason: string
  readonly at: Date
  readonly orderNo: string
  readonly conference: string
}

/** An invoice or its reversal as a PDF in Chinese, as its readers are; the tax document is finance's own file. */
export const invoicePdf = (sheet: InvoiceSheet): Promise<Uint8Array<ArrayBuffer>> => {
  const { kind, number, refersTo, amount, form, reason, at, orderNo, conference } = sheet
  const isRed = kind === 'reversal'
  const name = form.invoice_type === 'special' ? '增值税专用发票' : '普通发票'
  const title = `${isRed ? '红字' : ''}开票信息单（${name}）`
  const paper = createPaper({ size: [width, height], title: `${title} ${number}`, subject: orderNo, at })
  const color = isRed ? cinnabar : indigo
  frame(paper, color)

  paper.write(title, { x: left, y: 16, width: inner, size: 18, align: 'center', bold: true, color })
  paper.write(`${isRed ? 'Statement of a reversed invoice' : 'Invoice statement'} (not a tax document)`, {
    x: left,
    y: 42,
    width: inner,
    size: 9,
    align: 'center',
    color: faint,
  })
  paper.write(`发票号码：${number}`, { x: left, y: 58, width: inner, size: 9 })
  paper.write(`开票日期：${dayInWords(at, 'Asia/Shanghai', 'zh')}`, {
    x: left,
    y: 58,
    width: inner,
    size: 9,
    align: 'right',
  })

  const buyer = [
    ['名称', form.title],
    ['统一社会信用代码/纳税人识别号', form.tax_no],
    ['地址、电话', [form.reg_address, form.reg_phone].filter(Boolean).join(' ')],
    ['开户行及账号', [form.bank_name, form.bank_account].filter(Boolean).join(' ')],
  ] as const
  let y = 88
  heading(paper, '购买方信息', y, color)
  for (const [label, value] of buyer) y = field(paper, label, value || '—', y)
  y = line(paper, Math.max(y + 4, 158), color)

  heading(paper, '销售方信息', y, color)
  y = line(paper, field(paper, '名称', seller, y) + 4, color)

  heading(paper, '项目', y, color)
  y = field(paper, '项目名称', `*会议展览服务*${contents[form.content]}`, y)
  y = field(paper, '会议', conference, y)
  y = line(paper, y + 4, color)

  heading(paper, '价税合计', y, color)
  y = field(paper, '大写', `${isRed ? '（负数）' : ''}${amountInWords(amount)}`, y)
  y = field(paper, '小写', `${isRed ? '-' : ''}¥${inFigures(amount)}`, y)
  y = line(paper, y + 4, color)

  heading(paper, '备注', y, color)
  y = field(paper, '订单号', orderNo, y)
  if (isRed) {
    y = field(paper, '被红冲发票号码', refersTo ?? '', y)
    y = field(paper, '红冲原因', reason, y)
  }
  paper.write('本信息单由会序平台生成，不是税务凭证；请以财务上传的正式发票文件为准。', {
    x: left,
    y: height - 40,
    width: inner,
    size: 8,
    color: faint,
    align: 'center',
  })
  return paper.finish()
}

const [width, height] = [612, 440]
const left = 40
const inner = width - 2 * left
const seller = '会序学术会议平台'
const contents: Record<InvoiceForm['content'], string> = {
  conference: '会议费',
  service: '会务费',
  registration: '注册费',
  training: '培训费',
  page: '版面费',
}

/** `1,600.00` of 160000. */
const inFigures = (fen: number): string =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(fen / 100)

const frame = ({ document }: Paper, color: string) =>
  document
    .lineWidth(0.8)
    .strokeColor(color)
    .rect(28, 78, width - 56, height - 130)
    .stroke()

const line = ({ document }: Paper, y: number, color: string): number => {
  document
    .lineWidth(0.4)
    .strokeColor(color)
    .moveTo(28, y)
    .lineTo(width - 28, y)
    .stroke()
  return y + 8
}

const heading = (paper: Paper, text: string, y: number, color: string) =>
  paper.write(text, { x: left, y, width: 60, size: 9, bold: true, color })

const field = (paper: Paper, label: string, value: string, y: number): number => {
  paper.write(`${label}：`, { x: left + 70, y, width: 140, size: 9, color: faint })
  return paper.write(value, { x: left + 215, y, width: inner - 215, size: 9, color: ink })
}
