/** Sites that the demo links to: [Chinese, English, address]. */
export const links: readonly (readonly [string, string, string])[] = [
  ['中国科学院', 'Chinese Academy of Sciences', 'https://www.cas.cn/'],
  ['中国科协', 'China Association for Science and Technology', 'https://www.cast.org.cn/'],
  ['国家自然科学基金委员会', 'National Natural Science Foundation of China', 'https://www.nsfc.gov.cn/'],
  ['中国知网', 'CNKI', 'https://www.cnki.net/'],
  ['arXiv', 'arXiv', 'https://arxiv.org/'],
  ['Crossref', 'Crossref', 'https://www.crossref.org/'],
  ['ORCID', 'ORCID', 'https://orcid.org/'],
]

/** How to reach the demo’s secretariat, and its filing number: nothing of it is true for another site. */
export const contact = {
  customerWechat: '/qr/customer.svg',
  customerQq: '800012345',
  hotLine: '400-010-2026',
  email: 'service@symposium.example',
  serverTime: '周一至周五 9:00–18:00',
  engServerTime: 'Monday to Friday, 9:00–18:00 (UTC+8)',
  wechatCodeImg: '/qr/account.svg',
  confAssistant: '/qr/conference-assistant.svg',
  paperAssistant: '/qr/paper-assistant.svg',
  copyright: '© 2026 会序学术会议平台 版权所有',
  engCopyright: '© 2026 Symposium. All rights reserved.',
  beian: '京ICP备2026000000号-1',
  address: '北京市海淀区中关村东路 1 号',
  engAddress: '1 Zhongguancun East Road, Haidian District, Beijing',
  mapUrl: 'https://uri.amap.com/search?keyword=%E4%B8%AD%E5%85%B3%E6%9D%91%E4%B8%9C%E8%B7%AF1%E5%8F%B7',
}
