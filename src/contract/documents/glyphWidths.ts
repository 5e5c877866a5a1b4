/**
 * How wide the signs of the printed documents are, in thousandths of their size, so that page and server break and place
 * text alike: two digits of base 36 for each code point of the ranges, `--` where the font has none. They are the fonts'
 * own (`tests/server/documents/designed.test.ts` compares); a sign outside the ranges is as wide as it is high.
 */
export const glyphRanges = [
  [32, 591],
  [880, 1279],
  [7680, 7935],
  [8192, 8303],
  [8352, 8383],
  [8448, 8527],
] as const

export const glyphWidths = {
  chinese:
    '688zd7ffffpliw7q9e9eczff7q9n7qawffffffffffffffffffff7q7qffffffd6qagvi9hqj3gcfcj5k885ewhyf2mkk2kmhkkm' +
    'hnglgnk1fzoefxergr9eaw9efffjgufoh6e5h8fe91fngv7n7nfc7xpqgzguh8h8asd0ahgvehmaduehd69e7h9eff----------' +
    '--------------------------------------------------------688zffffffff7hrsgun4apdbffffd5guaarsbebeguhg' +
    'rsflgubebbdbo8p3opd6gvgvgvgvgvgvpihqgcgcgcgc85858585jsk2kmkmkmkmkmrskmk1k1k1k1eri3hufofofofofofoode5' +
    'fefefefe7n7n7n7ngwgzgugugugugursgugvgvgvgvehh8ehgvfogvfo------------------------jsh8gcfe------------' +
    'gcfe------------------------857n857n----------------------------------------------k2gz----k2gz------' +
    'kmgukmgu----qbq1----------------------------------------k1gvk1gvk1gv--------------------------------' +
    '----------------------------------------ff--------------------------kmgu--------------------------kg' +
    'gv--------------------------------------------------------gvfo857nkmguk1gvk1gvk1gvk1gvk1gv----------' +
    '--------------------------------------------k2gz----------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '--------------------------------------------------------------------------------------gvi9f6i9gcgrk8' +
    'km85hyfzmkk2gjkmk0hk--gpgnermbfxlol2--------------hdhjf0gidxd5gsg784fbfchgeoddgli6h1--gye9ftl3exldlq' +
    '----------------------------------------------------------------------------------------------------' +
    '----------gc----------------------------gvi0i9fhjsgcoyh7kdkdi0jkmkk8kmk0hkhqgnfympfxjxijqur4mcori0hq' +
    's6i1fogwfrcrgifel4e6hjhjfgggjnhgguh6h8e5e9ehmsduh7fwn9nhihkxf8e5mwfy--fe----------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '--------------------------------------------mkpq----------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------gvfogvfogvfogvfogvfogvfogvfogvfogvfogvfogvfogvfogcfegcfegcfe' +
    'gcfegcfegcfegcfegcfe857n857nkmgukmgukmgukmgukmgukmgukmgukmgukmgukmgukmgukmguk1gvk1gvkggvkggvkggvkggv' +
    'kggverehereherehereh----------------dwrs------------------------rs9newewoursrs--rsrs7q--rsrsd7--rsrs' +
    '9f----rsrsrs----------------rs--7qd7--rs------8e8ersh1----------rs--------pal2l2--------------rs----' +
    '--------------------------------------------------------------------------ff----ff------------------' +
    '--------------------rs----rs--rs------rsrs--------rs------cp----rp--------------------rsjr------rsrs' +
    '------rs----ou------------rs----------rs----------------------------------------',
  chineseBold:
    '6baafzgdgdqqkj91aiaie2gd91aa91asgdgdgdgdgdgdgdgdgdgd9191gdgdgdearzhtixi9juh3g9jxl196fsj2g1nqktleijle' +
    'iyhchdksh6pfhfg5h1aiasaigdfrhegfhwenhwg5acglhs8g8hgt8rqshthehwhwc4drbohpg0nzfmfye7ai88aigd----------' +
    '--------------------------------------------------------6baagdgdgdgd88rshenlb7epgdgde8heb8rsbsbsheig' +
    'rsgghebsboepp9qcpleahthththththtqgi9h3h3h3h396969696klktlelelelelersleksksksksg5j5jggfgfgfgfgfgforen' +
    'g5g5g5g58g8g8g8ghjhthehehehehershehphphphpfyhwfyhtgfhtgf------------------------klhwh3g5------------' +
    'h3g5------------------------968g968g----------------------------------------------ktht----ktht------' +
    'lehelehe----r9q2----------------------------------------kshpkshpkshp--------------------------------' +
    '----------------------------------------gd--------------------------lehe--------------------------lb' +
    'hp--------------------------------------------------------htgf968glehekshpkshpkshpkshpkshp----------' +
    '--------------------------------------------ktht----------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '--------------------------------------------------------------------------------------htixfxjqh3h1l1' +
    'le96j2h6nqktholekqij--h8hdg5nmhfn9m5--------------igimgdh4eoebhjh395grgwigg2ehhajlhr--huf8gkmrg7n5n5' +
    '----------------------------------------------------------------------------------------------------' +
    '----------h3----------------------------htirixg8kuh3qthpl5l5j9khnql1lekqiji9hdh4nshfkvjksbsqmxqeiri9' +
    'tlj4gfhjghdfhzg5nbeui7i7gthpkki6hehxhwenf8fyo5fmieh0ovpijfmrg2eno4gw--g5----------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '--------------------------------------------nqqs----------------------------------------------------' +
    '----------------------------------------------------------------------------------------------------' +
    '----------------------------------------htgfhtgfhtgfhtgfhtgfhtgfhtgfhtgfhtgfhtgfhtgfhtgfh3g5h3g5h3g5' +
    'h3g5h3g5h3g5h3g5h3g5968g968glehelehelehelehelehelehelehelehelehelehelehelehekshpkshplbhplbhplbhplbhp' +
    'lbhpg5fyg5fyg5fyg5fy----------------dwrs------------------------rsaaf5f5p8rsrs--rsrs91--rsrsfz--rsrs' +
    'ai----rsrsrs----------------rs--91fz--rs------9191rsit----------rs--------r1n2n2--------------rs----' +
    '--------------------------------------------------------------------------gd----gd------------------' +
    '--------------------rs----rs--rs------rsrs--------rs------eb----tu--------------------rsl4------rsrs' +
    '------rs----p8------------rs----------rs----------------------------------------',
  european:
    '787hbchyfwn3kc698c8cfbfw7g8y7gacfwfwfwfwfwfwfwfwfwfw7g7gfwfwfwc2ozhri2hkkafgefk8kl9f7lh7ekp7l4lpgtlp' +
    'haf9fgkbgopugafqfw95ac95fwcc7tflh3dch3fo9kh3h67676eu76pzh6gth3h3bhdba1h6e4luepe6d2akfbakfw----------' +
    '--------------------------------------------------------787hfwfwfwfwfbe9g4n49xe5fw8yn4dwbwfw9q9q7thb' +
    'i77g699qage5kplflpc2hrhrhrhrhrhrohhkfgfgfgfg9f9f9f9fkal4lplplplplpfwlpkbkbkbkbfqgthjflflflflflflo0dc' +
    'fofofofo76767676gth6gtgtgtgtgtfwgth6h6h6h6e6h3e6hrflhrflhrflhkdchkdchkdchkdckah3kah5fgfofgfofgfofgfo' +
    'fgfok8h3k8h3k8h3k8h3klh6klh69f769f769f769f769f76h0ec7l76h7eueuek76ek76ek76ek7gek76l4h6l4h6l4h6j4l4h6' +
    'lpgtlpgtlpgtpsqahabhhabhhabhf9dbf9dbf9dbf9dbfga1fga1fga1kbh6kbh6kbh6kbh6kbh6kbh6pulufqe6fqfwd2fwd2fw' +
    'd292h3kah3h3hnh0hkhkdzkamih3h3gsfgkjgcgdbik8fupy9o9fh7eu76f2sml4h6lqlsh4tvnhj1h3haf9dbfw9xa1g0a1fglo' +
    'iqlqkbg0f2fwd2g8g8dudufug8dmcvgb9cffec7hzwxcu5m5lqecspsaochrfl9f76lpgtkbh6kbh6kbh6kbh6kbh6fohrflhrfl' +
    'oho0k8h3k8h3h7eulpgtlpgtg8du76zwxcu5k8h3q2idl4h6hsfloho0lpgthrflhrflfgfofgfo9f769f76lpgtlpgthabhhabh' +
    'kbh6kbh6f9dbfga1fzdsklh6klnzingkfwd2hrflfgfolpgtlpgtlpgtlpgtfqe6alkpas76r0r0hrhkdcekfgdbd2cgc4i2kbgx' +
    'fgfo7l76lbh3habhfqe6cbaei8i64n4nlchv----6sdcdcdc7g7l--------6ii0jo7gk0p5ej--ov--lond98hri2dvhrfgfwkl' +
    'lp9fh7gxp7l4hclpkbgt--fwfgfqnfgamtjx9ffqhbd2gw98gmhbh1ecgcd2csgwgi98euefheecdmgti5godjh2dmgmk5giktm7' +
    '98gmgtgmm7h7hthbggmaggk5nueul7gthkdce5eddrfggheh----------------------------ixgodc76lqdrdqgth3hkp7k6' +
    'gthkhkhkfgfgjwe5hrf97w7w7ls2sjjvhdl0h4kbhqh2i2e5k9fgp5g1l0l0hdjep7knl5kdgthsfgh4mpgckkipsrsij1nlgvhz' +
    'rrhqfgglfoc6gvfbl3dkh9h9ergblch2gigugwdpcxe5khe7h0gdouoxhbl3f5dqm7g1fbfbh7c6dpd0767676nvoqh9erh9e5gu' +
    'pjlxirhmpmkmizfwptlok9hsrcnlgbdmmcl5lqgthnechnecxwufmtibsip4pjlxhvdogx00000000000000ltibh3gih1h3esc4' +
    'eqc2i3etp4m4g1dkimfhhdephdeuj9hbkzi9mnkitcnzlnhuhkdcfgd7fqe4fqe4hjfcnyk4jjh9jegujeh6nlihnlih9fp5l3jc' +
    'fkjzgbkbh9l0iejeh1phkz9fhrflhrfloho0fgfokjfokjfop5l3g1dkg8dul0h9l0h9lpgtlqgtlqgthzdqh4e5h4e5h4e6ipgd' +
    'eqc1nll3eqc2hkfagaephrfli2h3i2h3i2h3hkdckah3kah3kah3kah3kah3fgfofgfofgfofgfofgfoef9kk8h3klh6klh6klh6' +
    'klh6klh69f769f76h7euh7euh7euek76ek76ek76ek76p7pzp7pzp7pzl4h6l4h6l4h6l4h6lpgtlpgtlpgtlpgtgth3gth3habh' +
    'habhhabhhabhf9dbf9dbf9dbf9dbf9dbfga1fga1fga1fga1kbh6kbh6kbh6kbh6kbh6goe4goe4pulupulupulupulupulugaep' +
    'gaepfqe6fwd2fwd2fwd2h6a1lue6fr929292jpgshrflhrflhrflhrflhrflhrflhrflhrflhrflhrflhrflhrflfgfofgfofgfo' +
    'fgfofgfofgfofgfofgfo9f769f76lpgtlpgtlpgtlpgtlpgtlpgtlpgtlsh4lsh4lsh4lsh4lsh4kbh6kbh6loiqloiqloiqloiq' +
    'loiqfqe6fqe6fqe6fqe6lbeckdgggseddwrsdwrs996y4nfw7g4m2s00000000008y8yfwdwrsrsfbbf4v4v6y4v9z9zbk9ze8e8' +
    'aga8dwewlz7ggogo00000000004mwpzz6gbcg86gc8gqb38m8mn9dvccdwgxgxaev28y3m9090nriviyfwi7hrhrfb6lgtfbacrs' +
    'gtfwedkmmun165i6m47g7g66gogogogogo--00000000000000000000fwfwfwfwfwpzfwlkn5imm7h5fwfwfwqyfwfwk8gwf9hk' +
    'h9k6f6fwfwlpmig6lffwjuifhkrnfxmtnxgchloag4tekellh6h3knfjn5egnmlmscn4n8i7lpo8nljuh8gkmimglhguhiexjxlb' +
    'ga98h7hrnaioh7cugrmwefw3dcgxeqagcq76q0zzllf3fcllh8k3ekekfqkag3dv9j9jj3kci7kec5sn',
  europeanBold:
    '787udbhyfwp2ku7e9f9ff2fw7x8w7tbjfwfwfwfwfwfwfwfwfwfw7t7xfwfwfwd9oyj8ihhukcfkf9k4l9at97igfjq7mllzh9lz' +
    'i8fbg1l0i2qvimheg397bj97fwbfa5gnhkechkglarhki28b8ah88ar3i2hdhkhkcfdyc2i2fvnsg2fvdpayfbayfw----------' +
    '--------------------------------------------------------787yfwfwfsfwfbdighn4alh2fw8wn4dwbsfwajaka5i5' +
    'i07t7bakaqh2n2oanhd9j8j8j8j8j8j8qghufkfkfkfkatatatatkcmdlzlzlzlzlzfwlzl0l0l0l0hehgjkgngngngngngnphec' +
    'glglglgl8b8b8b8bhfi2hdhdhdhdhdfwh7i2i2i2i2fvhkfvj8gnj8gnj8gnhuechuechuechueckchkkchxfkglfkglfkglfkgf' +
    'fkglk4hkk4hkk4hkk4hkl9i2lai9at8bat8bat8bat8bat8bk2gy978aich8h8fj8afj8afj8afja9fp8hmdi2mdi2mdi2ljmli2' +
    'lzhdlzhdlzhdr1r6i8cfi8cfi8cffbdyfbdyfbdyfbdyg1c2g1c2g1c2l0i2l0i2l0i2l0i2l0i2l0i2qvnyhefvheg3dpg3dpg3' +
    'dpanholzhqhoijhohuhrehkcnxhqhohcfkmpi0ivedk6i2rfb9axighc96h3srmli2lzmtixvbptkrhoiffcdvg3bmc1h6c1g3ol' +
    'l1lvl0hlh7g1dpgfgfg6g5fug2ffdthd83fbec7uzzy1v9owo6gyvsv2qqj8gnat8blzhdl0i2l0i2l0i2l0i2l0i2glj8gnj8gn' +
    'qgphk4hok4hkich8lzhdlzhdgfg58azzy1v9k4hkt4ismdi2j7gnqgphlzh7j8gnj8gnfkglfkglat8bat8blzhdlzhdi8cfi8cf' +
    'l0i2l0i2fbdyg1c2hhe2l9i2l5o6l5hdg3dkj8gnfkgllzhdlzhdlzhdlzhdhefvc3lgcj8aqtqtjbhre8fpg9dtdkdidmihl0ik' +
    'flgg988llohoifcfhgg0dgboljj87171mvk0----80e6ece67y97--------82lym47tlsrhht--qy--owq1b5j8ihepinfkg3l9' +
    'lzaticikq8mdhelzkzh9--g3g1hep4imogl1athei8e2hvb5hpi8hjfngxe0dhhvh2b5h8fyiofnelhdkoh6e9i7f5hpmmhan4o3' +
    'b5hphdhpobici9kci5pni5mms5h9lyhchueafdf8dxfbgie0----------------------------ich6ec8alzeke8hghkhuq7mu' +
    'hbhuhuhuflfll9fni3f78z9797sqtjlmj0lzhxlaj8i1iefnlkflrpghlzlzj9kdq7lelll6hbhxg1hxp2ijlkjztntukypkhxi8' +
    's9ixgkhcgkd7hpg8o2ebiqiqh4hbn9i8h9i2hneje1fvmig1i2hpqhqiinnqgfeknngtg8g8i5dcejdu8k8b8aoxpqi5h4iqfvi2' +
    'qholipiiqembkahsrxp2mchbttoghkffohnelzh7jxgtjxgtzzwon3j1u8qmqkolitekgx00000000000000pgmahqh2hghlg2e8' +
    'fjdnkegqslq0ghebl0iailh7j9hfkdjbndknn6l2v9oplli8huecg3fahefyhefyknhmpulzmck6kfibkfi2qcjoqcjoatrso2l4' +
    'i5nak7l9ienukokfi8sspqatj8gnj8gnqgphfkglmpglmpglrso2ghebgfg5lziqlziqlzhdlzhdlzhdi4ekhxfvhxfvhxfvk0hp' +
    'fldapknqfjdnkahximg2j8gnihhkihhkihhkhueckchkkchkkchkkkhlkchkfkglfkglfkglfkglfkglf9aqk4hkl9i2l9i2l9i2' +
    'l9i2l9i2at8bat8bich8ich8ich8fj8afj8afj8afj8aq8r3q8r3q8r3mdi2mdi2mdi2mdi2lzhdlzhdlzhdlzhdh9hkh9hki8cf' +
    'i8cfi8cfi8cffbdyfbdyfbdyfbdyfbdyg1c2g1c2g1c2g1c2l0i2l0i2l0i2l0i2l0i2i9fvi9fvqvnyqvnyqvnyqvnyqvnyimg2' +
    'img2hefvg3dpg3dpg3dpi2c2nyfvheanananl7hcj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnj8gnfkglfkglfkgl' +
    'fkglfkglfkglfkglfkglat8bat8blzhdlzhdlzhdlzhdlzhdlzhdlzhdmtixmtixmtixmtixmtixl0i2l0i2oll1oll1oll1oll1' +
    'oll1hefvhefvhefvhefvnugoksgoiffsdwrsdwrs996y4nfw7t4m2s00000000008w8wg1dwrsrsfbbf61617y61cdcde9cde9ef' +
    'agagdwfznr7tgogo00000000004mzkzz8fekkpbqhvo0bca5a5nmfud9dwgxgxbsv38w3m9797qdl7l7gci0i7i7f27xgof2bqrs' +
    'gofkg3pzo9o97xj9np7t7x66gogogogogo--00000000000000000000fwgxfwfwfwr3fwoqphkipjhxfwfwfws2gyfwkei2fwhp' +
    'jckbfxfwfwmkoagolxfwmdmohkrxgpm3ozi0ifprg4tekelli9i9knfjn5egq2lmskn4n8i7lpo8nljuikgmljlhlhi2higfl1l3' +
    'gab5icj8naioh7cugrmwf9w3dcgof1b4dl8bq0zzllf3fcllh8k4fjfjhekag3dv9j9jjpkui7lqdlsn',
} as const
