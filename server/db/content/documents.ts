export interface SeedDocument {
  slug: string
  title: string
  engTitle: string
  content: string
  engContent: string
}

export const documents: readonly SeedDocument[] = [
  {
    slug: 'agreement',
    title: '用户协议',
    engTitle: 'User Agreement',
    content: `<p>欢迎使用会序学术会议平台（以下简称“本平台”）。注册、登录或使用本平台，即表示您已阅读并同意本协议。</p>
<h2>一、服务内容</h2>
<p>本平台为科研人员提供会议检索、参会报名、论文投稿与评审、直播与视频观看、电子门票与发票等服务，为主办方提供会务管理服务。浏览公开内容无需登录。</p>
<h2>二、账号</h2>
<ul><li>您可以使用手机号、邮箱或微信登录。首次以验证码登录即完成注册。</li><li>请妥善保管账号与密码，不得转让、出借。发现异常请立即修改密码并联系我们。</li><li>登录状态最长保留 30 天，您可以随时退出登录。</li></ul>
<h2>三、投稿与评审</h2>
<ul><li>您保证所投稿件为原创，不存在抄袭、一稿多投或其他学术不端行为，并已取得全部作者的同意。</li><li>稿件的著作权归作者所有。您授权本平台与会议主办方为评审、会议展示与出版之目的使用稿件。</li><li>评审人须对稿件内容保密，并主动回避存在利益冲突的稿件。</li></ul>
<h2>四、费用与退款</h2>
<p>会议报名费、版面费由会议主办方确定并公示。未付款的订单超过付款期限会自动关闭；退款规则以各会议页面公示的为准。金额大于零的已付款订单可以申请发票。</p>
<h2>五、直播与互动</h2>
<p>在直播间内请遵守法律法规与学术礼仪。主播可以对扰乱秩序者禁言或将其移出直播间；未经许可不得录制、传播会议内容。</p>
<h2>六、责任</h2>
<p>会议内容由主办方负责。因不可抗力造成的服务中断，我们会尽快恢复并公告。因您违反本协议造成的损失由您承担。</p>
<h2>七、变更与联系</h2>
<p>本协议变更时，我们会在本页公布并在登录时重新征得您的同意。对本协议的疑问，请通过页脚的客服电话或邮箱联系我们。</p>`,
    engContent: `<p>Welcome to Symposium, a platform for academic conferences (“the platform”). By registering, signing in or using the platform you agree to this agreement.</p>
<h2>1. What the platform offers</h2>
<p>Researchers can find conferences, register, submit papers and take part in reviews, follow live broadcasts and recordings, and keep tickets and invoices. Organizers can run their conferences. Public content can be read without signing in.</p>
<h2>2. Your account</h2>
<ul><li>You sign in by phone, email or WeChat. Signing in by code for the first time creates the account.</li><li>Keep your account and password to yourself and do not hand them on. If something looks wrong, change the password at once and contact us.</li><li>A session lasts at most 30 days; you can sign out at any time.</li></ul>
<h2>3. Submissions and reviews</h2>
<ul><li>You confirm that your paper is original, is not under review elsewhere, and that all authors agree to its submission.</li><li>Copyright stays with the authors. You allow the platform and the organizer to use the paper for review, presentation and publication.</li><li>Reviewers keep papers confidential and decline those with a conflict of interest.</li></ul>
<h2>4. Fees and refunds</h2>
<p>Registration and publication fees are set and announced by the organizer. Unpaid orders close after their payment deadline. Refunds follow the rules on the page of each conference. An invoice can be requested for every paid order above zero.</p>
<h2>5. Live rooms</h2>
<p>Please respect the law and academic courtesy. The host may mute or remove people who disturb a session. Recording or sharing needs permission.</p>
<h2>6. Liability</h2>
<p>The organizer answers for the content of a conference. If the service is interrupted for reasons beyond our control we restore it as soon as possible and say so. You answer for damage that follows from breaking this agreement.</p>
<h2>7. Changes and contact</h2>
<p>Changes are published here, and we ask for your consent again when you sign in. For questions use the hotline or email address at the foot of the page.</p>`,
  },
  {
    slug: 'private',
    title: '隐私政策',
    engTitle: 'Privacy Policy',
    content: `<p>我们只处理提供会议服务所必需的个人信息，并对您的学术数据严格保密。本政策说明我们收集什么、为什么收集、保存多久，以及您的权利。</p>
<h2>一、我们收集的信息</h2>
<table><thead><tr><th>信息</th><th>用途</th><th>保存期限</th></tr></thead><tbody>
<tr><td>手机号或邮箱</td><td>登录、通知、找回账号</td><td>账号存续期间</td></tr>
<tr><td>昵称、头像、感兴趣的学科</td><td>个人展示与内容推荐</td><td>账号存续期间</td></tr>
<tr><td>微信标识</td><td>扫码登录</td><td>解除绑定前</td></tr>
<tr><td>稿件与评审意见</td><td>评审、会议展示与出版</td><td>由会议主办方规定</td></tr>
<tr><td>登录时间、IP 地址、浏览器</td><td>账号安全</td><td>最长 6 个月</td></tr></tbody></table>
<h2>二、Cookie</h2>
<p>必要的 Cookie（token、sign、uid、key、locale、theme）用于登录与语言、外观设置，最长保存 30 天。未经您的同意，我们不使用用于统计推广来源的 Cookie。</p>
<h2>三、共享</h2>
<p>报名某个会议后，其主办方可以看到您的报名信息。除此之外，未经您的单独同意或法律要求，我们不向第三方提供您的个人信息。</p>
<h2>四、安全</h2>
<p>密码与验证码只以不可逆的形式保存；登录凭据设有有效期并可随时撤销；稿件仅对作者、被邀请并已接受评审的评审人与主办方可见。</p>
<h2>五、您的权利</h2>
<p>您可以查看、更正、导出、删除您的个人信息，撤回同意或注销账号。请在“账号管理”中操作，或通过页脚的联系方式提出，我们会在 15 个工作日内答复。</p>
<h2>六、未成年人</h2>
<p>不满 14 周岁的未成年人须在监护人同意后使用本平台。</p>`,
    engContent: `<p>We process only the personal data that running conferences needs, and we keep your academic data strictly confidential. This policy says what we collect, why, for how long, and what your rights are.</p>
<h2>1. What we collect</h2>
<table><thead><tr><th>Data</th><th>Purpose</th><th>Kept</th></tr></thead><tbody>
<tr><td>Phone number or email address</td><td>Signing in, notices, recovery</td><td>While the account exists</td></tr>
<tr><td>Nickname, picture, fields of interest</td><td>Your profile, suggestions</td><td>While the account exists</td></tr>
<tr><td>WeChat identifier</td><td>Signing in by QR code</td><td>Until you unbind it</td></tr>
<tr><td>Papers and reviews</td><td>Review, presentation, publication</td><td>As the organizer announces</td></tr>
<tr><td>Time, IP address and browser of sign-ins</td><td>Security of the account</td><td>At most 6 months</td></tr></tbody></table>
<h2>2. Cookies</h2>
<p>Necessary cookies (token, sign, uid, key, locale, theme) keep you signed in and remember language and appearance for up to 30 days. Cookies that count where visitors come from are used only with your consent.</p>
<h2>3. Sharing</h2>
<p>When you register for a conference its organizer sees your registration. Apart from that nobody receives your data without your separate consent or a legal duty.</p>
<h2>4. Security</h2>
<p>Passwords and codes are stored irreversibly; sessions expire and can be revoked; a paper is visible only to its authors, to reviewers who accepted the invitation, and to the organizer.</p>
<h2>5. Your rights</h2>
<p>You may see, correct, export and delete your data, withdraw consent or delete the account. Use “Account management” or the contacts at the foot of the page; we answer within 15 working days.</p>
<h2>6. Minors</h2>
<p>Children under 14 need the consent of a guardian.</p>`,
  },
  {
    slug: 'help:modo',
    title: '新手指南',
    engTitle: 'Getting started',
    content: `<p>会序把一次学术会议的全过程放在一处：找会议、报名参会、投稿评审、看直播、取门票和证书。</p>
<h2>三步开始</h2>
<ol><li><strong>登录。</strong>点击右上角“登录/注册”，用微信扫码、手机验证码、邮箱验证码或密码登录。首次以验证码登录会自动创建账号。</li><li><strong>选择学科。</strong>首次登录时选择 1 至 3 个感兴趣的二级学科，我们据此为您推荐会议与头条。</li><li><strong>找会议。</strong>在“会议”中浏览，打开会议页即可查看日程、费用和重要日期。</li></ol>
<h2>常用入口</h2>
<ul><li><a href="/helpCenter/joinmeeting">如何参会</a></li><li><a href="/helpCenter/submitpaper">如何投稿</a></li><li><a href="/helpCenter/openmeeting">如何创建会议</a></li><li><a href="/helpCenter/user">账号与安全</a></li></ul>
<h2>会员权益</h2>
<p>注册会员可免费查重 5,000 字符、领取投稿模板包和 100 积分；邀请好友参会最高得 50 元、投稿最高得 150 元代金券。</p>
<h2>需要帮助？</h2>
<p>工作日 9:00–18:00 可拨打页脚的客服电话，或扫描会议助手、投稿助手的二维码。</p>`,
    engContent: `<p>Symposium keeps a whole conference in one place: finding it, registering, submitting and reviewing papers, watching live, keeping tickets.</p>
<h2>Three steps</h2>
<ol><li><strong>Sign in.</strong> Choose “Sign in / Register” at the top right and use WeChat, a code by phone or email, or your password. The first sign-in by code creates the account.</li><li><strong>Choose your fields.</strong> Pick one to three second-level subjects at the first sign-in; suggestions follow them.</li><li><strong>Find a conference.</strong> Browse “Conferences”; every page shows programme, fees and key dates.</li></ol>
<h2>Where to go next</h2>
<ul><li><a href="/helpCenter/joinmeeting">Attend a conference</a></li><li><a href="/helpCenter/submitpaper">Submit a paper</a></li><li><a href="/helpCenter/openmeeting">Create a conference</a></li><li><a href="/helpCenter/user">Account and security</a></li></ul>
<h2>Benefits of members</h2>
<p>A free plagiarism check of 5,000 characters, a template pack and 100 loyalty points; coupons of up to 50 CNY for a friend’s registration and up to 150 CNY for a friend’s submission.</p>
<h2>Need help?</h2>
<p>Call the hotline at the foot of the page on working days from 9:00 to 18:00 (UTC+8), or scan the codes of the assistants.</p>`,
  },
  {
    slug: 'help:openmeeting',
    title: '如何创建会议',
    engTitle: 'Create a conference',
    content: `<h2>一、完善主办方信息</h2>
<p>登录后点击“创建会议”。首次使用须填写主办方名称、联系人、标志与证明材料（jpg、jpeg、png，每张不超过 50 MB）。</p>
<h2>二、等待审核</h2>
<p>我们在 1 至 3 个工作日内完成审核，结果以站内消息通知。未通过时会说明原因，修改后可以再次提交。</p>
<h2>三、填写会议</h2>
<ol><li>基本信息：中英文名称、学科、时间、地点、封面。</li><li>重要日期：征稿截止、录用通知、早鸟报名截止。</li><li>费用：按参会类型与日期设置价格。</li><li>评审：邀请评审人，设置初审与复审。</li></ol>
<h2>四、发布与办会</h2>
<p>发布后即可接受报名与投稿。会议期间可开启直播、扫码签到、发放餐券；会后可开具发票、生成证书。</p>
<p>需要我们代办会务？请看<a href="/butler">会务管家</a>。</p>`,
    engContent: `<h2>1. Complete the organizer information</h2>
<p>Sign in and choose “Create conference”. The first time we ask for the name of the organizer, a contact, the logo and supporting documents (jpg, jpeg or png, up to 50 MB each).</p>
<h2>2. Review</h2>
<p>We check the information within one to three working days and answer by message. If something is missing we say what; you can correct it and submit again.</p>
<h2>3. Describe the conference</h2>
<ol><li>Basics: names in Chinese and English, subject, time, place, cover.</li><li>Key dates: paper deadline, notification, end of the early-bird price.</li><li>Fees: by kind of participant and by date.</li><li>Review: invite reviewers, set up the first and second review.</li></ol>
<h2>4. Publish and run it</h2>
<p>Once published it accepts registrations and papers. During the conference use live rooms, check-in by QR code and meal vouchers; afterwards issue invoices and certificates.</p>
<p>Would you rather have it done for you? See the <a href="/butler">conference services</a>.</p>`,
  },
  {
    slug: 'help:joinmeeting',
    title: '如何参会',
    engTitle: 'Attend a conference',
    content: `<h2>报名与付款</h2>
<ol><li>打开会议页，点击“报名参会”，选择参会类型。</li><li>核对订单，使用支付宝、微信支付，或对公转账并上传凭证。转账时请备注订单号与姓名。</li><li>付款成功后，在“个人中心 → 票据”查看电子票。</li></ol>
<p>本次会议有论文被录用的作者可以免费报名。未付款的订单到期会自动关闭，取消订单需要填写原因。</p>
<h2>签到与餐券</h2>
<p>到场出示电子票的二维码即可签到，每张票只能签到一次。餐券可以分享给同事，每张只能使用一次。</p>
<h2>线上参会</h2>
<p>进入直播间前，请先在<a href="/deviceDetection">设备检测</a>页面检查摄像头、麦克风、扬声器和网络。在直播间可以举手申请连麦，主播同意后即可发言。</p>
<h2>发票与证书</h2>
<p>已付款且金额大于零的订单，可在“个人中心 → 票据 → 发票”申请电子发票。参会证书在会议结束后提供 PDF 下载。</p>`,
    engContent: `<h2>Register and pay</h2>
<ol><li>Open the page of the conference, choose “Register” and the kind of participant.</li><li>Check the order and pay by Alipay, WeChat Pay or bank transfer with an uploaded voucher. Put the registration number and your name in the remark of the transfer.</li><li>Your ticket then appears in “Personal centre → Tickets”.</li></ol>
<p>Authors with an accepted paper in the conference register free of charge. Unpaid orders close after their deadline; cancelling one needs a reason.</p>
<h2>Check-in and meals</h2>
<p>Show the QR code of your ticket at the entrance; a ticket is checked in once. Meal vouchers can be shared with a colleague, and each is used once.</p>
<h2>Attend a conference online</h2>
<p>Before entering a live room test camera, microphone, speaker and network with the <a href="/deviceDetection">device check</a>. In the room raise your hand; when the host accepts you are on the microphone.</p>
<h2>Invoices and certificates</h2>
<p>Request an e-invoice for every paid order above zero in “Personal centre → Invoices”. Certificates can be downloaded as PDF after the conference.</p>`,
  },
  {
    slug: 'help:submitpaper',
    title: '如何投稿',
    engTitle: 'Submit a paper',
    content: `<h2>投稿前准备</h2>
<ul><li>同时准备 PDF 与 Word（doc 或 docx）两种文件，每个小于 30 MB。</li><li>摘要不超过 5,000 字符；关键词不超过 5 个，每个不超过 50 字符。</li><li>建议先使用会员的免费查重（5,000 字符）。</li></ul>
<h2>投稿步骤</h2>
<ol><li>在会议页点击“投稿”，填写题目、作者、摘要与关键词。</li><li>上传文件并提交。草稿自动保存；提交后，投稿截止且送审之前仍可修改。</li><li>在“个人中心 → 论文”查看进度。</li></ol>
<h2>评审流程</h2>
<p>稿件依次经过形式审查、初审、复审、出版、收录。评审结论有四种：录用、小修、大修、退稿。收到修改意见后，请在期限内上传修改稿。</p>
<h2>录用之后</h2>
<p>录用后会生成论文订单，支付版面费后进入出版。在出版之前，作者都可以撤回论文。口头报告文件（doc、docx、ppt、pptx）不超过 2 MB。</p>`,
    engContent: `<h2>Before you submit</h2>
<ul><li>Prepare the paper both as PDF and as Word (doc or docx), each under 30 MB.</li><li>The abstract has at most 5,000 characters; at most five keywords with at most 50 characters each.</li><li>Consider the free plagiarism check (5,000 characters) for members.</li></ul>
<h2>Step by step</h2>
<ol><li>Choose “Submit a paper” on the page of the conference and enter title, authors, abstract and keywords.</li><li>Upload the files and submit. Drafts are kept by themselves; what is submitted can be changed until the deadline, or until it is passed on to its review.</li><li>Follow the progress in “Personal centre → Papers”.</li></ol>
<h2>Review</h2>
<p>A paper passes the initial check, the first and the second review, is published and then indexed. There are four decisions: accept, minor revision, major revision, rejection. Upload a revised version before the date given.</p>
<h2>After acceptance</h2>
<p>An order for the publication fee is created; paying it lets the paper be published. Until then authors may withdraw it. Files for oral presentations (doc, docx, ppt, pptx) have at most 2 MB.</p>`,
  },
  {
    slug: 'help:user',
    title: '账号与安全',
    engTitle: 'Account and security',
    content: `<h2>登录方式</h2>
<ul><li><strong>微信扫码：</strong>扫描登录页的二维码并在手机上确认。二维码 5 分钟内有效，过期请点击刷新。首次使用需绑定手机号。</li><li><strong>验证码：</strong>输入手机号或邮箱获取 6 位验证码，5 分钟内有效，60 秒后可重新获取。</li><li><strong>密码：</strong>可用账号名、手机号或邮箱登录。</li></ul>
<h2>收不到验证码？</h2>
<ol><li>检查号码与国家/地区代码是否正确。</li><li>查看短信拦截或邮箱的垃圾邮件。</li><li>同一号码每小时最多 5 次、每天最多 10 次，超出后请稍后再试。</li></ol>
<h2>保护账号</h2>
<p>我们不会向您索要验证码或密码。扫码登录前，请核对手机上显示的设备与时间。在公共电脑上使用后请退出登录；登录状态最长保留 30 天。</p>
<h2>修改与注销</h2>
<p>在“账号管理”中可以修改头像、昵称、手机号、邮箱、密码和学科。如需注销账号，在“账号管理”的“注销账号”中申请，14 天内可随时撤销。</p>`,
    engContent: `<h2>Ways to sign in</h2>
<ul><li><strong>WeChat:</strong> scan the code on the login page and confirm on your phone. It is valid for five minutes; refresh it afterwards. The first time you are asked to bind a phone number.</li><li><strong>Code:</strong> enter a phone number or email address to receive six digits, valid for five minutes; another code can be requested after 60 seconds.</li><li><strong>Password:</strong> with account name, phone number or email address.</li></ul>
<h2>No code arrives?</h2>
<ol><li>Check the number and the country code.</li><li>Look into the spam folder or the blocked messages.</li><li>A number gets at most five codes an hour and ten a day; after that please wait.</li></ol>
<h2>Keep the account safe</h2>
<p>We never ask you for a code or a password. Before confirming a scan compare device and time on your phone. Sign out on shared computers; a session lasts at most 30 days.</p>
<h2>Changing and deleting</h2>
<p>“Account management” changes picture, nickname, phone, email, password and subjects. To delete the account, ask for it under “Delete the account”; for 14 days you can take that back.</p>`,
  },
]
