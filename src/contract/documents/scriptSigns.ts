/**
 * Fonts of the printed documents with the characters outside `glyphRanges`; `tests/server/documents/scripts.test.ts`
 * compares them with the fonts. Those that are upright in a square are listed by ranges, in base 36: the distance from
 * the end of the previous range to the start, and, after a point, the number of characters after the first. Each font
 * is tried after those above it.
 */
export const squareSigns = {
  chinese:
    '6hp.1 3m.b 5.b l.9 v.1 b.2 5.1 4 2 2 i.3 c b 2.1 2.6 4 2.2 2 5 3.3 3 2.9 6.3 6 6 2 3 4 6 e.2 2.3 ' +
    '3.1 3.1 3.1 3.1 b.5 3.1 a.4 7 5 q r.1 16.2 b 6 h.1 3q.1 d.e 2 c.1 20 1p.97 6.2 3.1 5.1 3.1 5.6 2.5 ' +
    'f.4 9 h.3 2.1 3 5.1 7.1 5.3 g h.2 u.f 3.b z t.1 1w h 7 z 2.1 m w.9 y b7.1 3u 1n.1 7e.2 j m8.1 1x.p ' +
    '2.2g d.5x r.b 5.1r 2.2d 3.2u 6.14 4.1e 2.15 2.16 6.z d.1a 2.66 2.17 2.58o 23.g5s hm8.3 2.1 5.1 c 9 ' +
    'c 2 2.4 2.3 9 4.1 2 4 4.1 b 4.5 7 4 2 6.1 3.2 4.1 5.2 2 5 2 3 m 5 4 4 2.1 2 5.1 a 8.1 5.2 2.2 5 ' +
    'b.1 5 3 5 3.3 2 2.1 1o k.1 4i.4 lo.9 n.y 2.i 2.3 46.59 4.5 3.5 3.5 3.2 4.6 2.6 1bma.a 6.u 2.1n ' +
    '5.16 2u.2 e.16 6.8 8.1 2t2 2 1v 48 xw 26 196 1ca 3d ck 3w8 2f0 1cc.1 az rf 1d7 6q 4i 24 221 1c 1y ' +
    '10v sg ne h8 dl 7a d1 ej 5h 2hd 1dx 1u sv hc t 97 o9 72 8 2 3 cb 3u 1k6 b5 1gu 5 9 1n5 7y s 7t 6 y ' +
    '11m at.1 f.1 51 7n 2r c 3 b 3r c 3 26 3q 8 7 3 k.1 14 3c.1 4 1g d 14.1 9.2 2 2 2x.1 n 1s 58 s x j ' +
    '3 a 4 i 4c en 48 3 q 7 48 9o g 34 1e e8.1 3j x 7f 4 w 3n c s 37 1w 6 3 84 c 3 4r 5t 5 9 8 2.2 2 j ' +
    '8.1 69 3 34 y 1o 64 5 3 i k 3 j 6d c 33 18 3k 4.1 3 7.1 2 4 2 9 4 c.1 9 5 3 3 4 3 2 4 1h e.1 e 3s ' +
    '9 46.1 7 2 3.1 7 3l 2 2.1 f.1 8 5.1 13 1v 2 9 3 4 2a c b',
  korean:
    '3cw.73 679 np8.s hw.8mb d.m 5.1c 6ix 3.3 3.a 2.7 2.a 2 2 6 5.7 2.2 3 2.2 2.2 3.9 2.2 7.5 2.2 2 2.4 ' +
    '3.1 4.2 3.3 4 2.3 2 2.1 2.k 2.3 2.2 2.2 2 3 2.3 3.8 2.6 3.3 4 4.3 2.9 3.3 2.1 2.3 2.1 5 2 7 3.2 ' +
    '2.5 4 4 4.2 2.3 2.8 2 2 2 2.5 2.b 2 2.3 3.9 2 1gtc qi 6a3 68x 82 18j cxs k74 5 i 1i l 3a f 10 24 ' +
    '2s f',
  japanese:
    '1de6.3 2.1 4 7.2 2.2 2.2 4 5 a 2 2 2 k 2 h 2.2 1foe 3j o 2 c 1x 2r 22 35 7s 1y g 3c 29 5b 1i 36 11 ' +
    '1n 63 2r 3d 1r 1f 3j 2d 32 x 5j 33 22 3m o b2 j 3t 3n 9 14 5m iq 1o o v 7 2k d p u r e 3k 4p.1 d5 ' +
    '31 2a 1o aj 7a 2f fw 5z o t m q a 5 m 15 2b.1 6i 2g 3o ap 4d 7a 3z gs 6i a0 28 el 3y 9.1 2e 3b 7 ' +
    'cd 2p bt cr d.1 1d al 2i 4 2.1 2 5 5 5 q 24.1 6 k 3j 3a 1m 1c 38.2 d 5h g z 10.1 3n a e 11 p gr dj ' +
    '1r 1s 2 e 1e 43 12.1 as 5p 23 31 5f 88 5q k gp 3g 98 4l c7 7d p 4n 72 6o a 15 1f x 9z 2g 60 3r 10 ' +
    'o 1l 1a de 2o 23 1h 49 60 6q 1k b 5c 9c 8 8 7j.1 d 5d 49 p 8t 3x 14 c 3 2l m g 1n 1l 3c c r h b 21 ' +
    '3x 8l 20 6 m 5i 52 ho 1e 31 cg d 3p 16 1w 1t 1m 1g 17 20 8a 22 17 1r 9v 11 8f 2q.2 70 p 18 ip.1 z ' +
    'i 1l cr.1 s 2b f 3f l 1b fn 1b 5s 8f b 9 39 3g 57 19 34 hm 1d cc b 35 62 1r 21 7q 2l.1 7i z gc 3 y ' +
    's.1 1e.1 2r b q 1a 14 1g g 7 65 1a 6m 1f 2p 3u s 8 n 2b 2q b 1o 5i iw h db 8v 81 15 1j ae bw k9 40 ' +
    '1m 14 c 1t 1m n e 6d 9 1v l 2b 3b 47 82 62 4r ca h o 48 ms 2n4 b 2 7 2 9 h.1 5 6 7 2 3 6 o 3 e c 6 ' +
    '3 6 o t a 3 cmi b 9 a 6 b c 7 c r 6 h l.1 c 6 6 4 t 8.1 5 4 5 p 8 4 b 7 10 2 26 21 m',
} as const

/** The scripts that have a font of their own: widths as in `glyphWidths`, for each code point of the ranges. */
export const scriptWidths = {
  arabic: {
    ranges: [
      [1536, 1791],
      [1872, 1919],
    ],
    regular:
      'vyzzxxurzz--eyeyn8fdk3bo5w8cnqi000000000000000000000005w----9wbth6c56m6md074h66mlgbrlglghohohobibiac' +
      'acs5s5ugugldldgsgsk2k2h6h6h65unkhzfigjdlgabcd0h6h60000000000000000000000000000000000000000008q8sbhda' +
      'boamcdc4c4c1b5664hb4lghz006m6m743j9dd0d0krlglglglglglglglghohohohohohohoblbibiblbibibibibiacacacacac' +
      'acacaqacs5s5s5ugugldgsnknknknknonkhzhzk2s7j3fififik2k2k2k2k2k2gjgjgjgjgagagagagahjhobcbcbcbrd0d0d0d0' +
      'd0d0d0d0h6kxh6d0h6h6lhlh6rbc00000000000000xspl0000000000005p9k0000e600000000biac8q8sbhdacycmccc4c4bx' +
      's5uggsc5dlhjlglglglglglglghoj4blbibqs5gsgsgsnknkk2k2k2dldlgagagagjacacs5hohos5acho6m6mh6h6h6d0d0m5m5' +
      'hos5s5fi',
    bold:
      'zvzzzzzhzz--eyeyn8iwopbv798cnqig000000000000000000000079----cybthock7w7wdt7who7wmedkmemei7i7i7c3c3ah' +
      'ahththvfvfm0m0gsigklklhohoho5unyi4h6h0dygsbtdthoho0000000000000000000000000000000000000000009y9jcle3' +
      'cib6d8dhdhcod36y6mb4mei4007w7w843wb3elfwlfmemememememememei7i7i7i7i7i7i7c3c3c3c3c3c3c7cicqahahahcaah' +
      'btahavanthththvfvfm0gsnynynynyoanyi4i4kls7klh6h6h6klklklklklklh0h0h0h0gsgsgsgsgsimi7btbtbtdkdte1dtdv' +
      'dtdte5euhollhodthohomgmg82bt00000000000000xspl0000000000005p9k0000e600000000c3ah9y9jcle3dydbcydhdha1' +
      'thvfgsckdyimmememememememei7i7c3c3bqthkhixhanyo3klklkldydygsgsgshmahahthi7i7thahi76m6mhohohodtdtmgmg' +
      'i7ththh6',
  },
  hebrew: {
    ranges: [[1424, 1535]],
    regular:
      '--000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000an00fn00' +
      '007q0000aj00----------------hggmbrfehm788ziai578eueleqiuj378ati8g6hbgye0f5geeukaj7----------e5e5e5ap' +
      'gr----------------------',
    bold:
      '--000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000an00fn00' +
      '00990000bp00----------------iyhsdbg6is8ea5jgj48eg0fdfwk0k68ebzjeh6iri4fbgxi6g0mdjy----------gsgsgsba' +
      'hc----------------------',
  },
  thai: {
    ranges: [[3584, 3711]],
    regular:
      '--gof7f9h2h9gmexesgsfafgp6p9grgrf7hep3p9h4hogqgxf4h1gsgti0i4jbiygrh2gidkgqfvgrdohghsfwgbikfyfkef9e00' +
      'baba00000000000000--------g887fs8k818gbagj0000000000000000gjfuf5h1fjezf0egk0fpe0lbo8----------------' +
      '--------------------------------------------------------',
    bold:
      '--hcgggphyiahrfvfjhbgngrprq1hphpfwi2q6q1hmi6hdhwfjhyhmhniyizk7jyhphyhaeehdgnhpeaibirgqhajpghgkf39y00' +
      'c3c300000000000000--------g59hhu9p9e9nc3hp0000000000000000hwfrethwfqexfeemkufrf9mzp6----------------' +
      '--------------------------------------------------------',
  },
  bengali: {
    ranges: [[2432, 2559]],
    regular:
      'f000c6c6--otw7euj5jsm8nigx----kbnp----kioamfidhyh9jveygxnym5rlf7f1jsf7h8jnhxfdgkgq--jwn5gkjhh0hegk--' +
      'kb------ixhehbeu----00eq7e7e7e00000000----a1a1----vlvl00f2----------------7e--------jsf7--henij80000' +
      '----gggggggggggggggggggggkgkgdgggdgqiv7fgqdfis8nexbu00--',
    bold:
      'gc00cfcf--plxffdiyk1nap2i7----khp4----l9q0mljrj4hdkaffi1p4n1sdfjfpk1fji8jxjffsguha--kkmygqjmhah4gq--' +
      'l1------jqh4hwf9----00f77v7v7v00000000----b4b4----x4x400g9----------------7v--------k1fj--h4p2lg0000' +
      '----gxgxgxgxgxgxgxgxgxgxgjgjgygxgyifks8hhydrjj9fg7ce00--',
  },
  tamil: {
    ranges: [[2944, 3071]],
    regular:
      '----9sow--v5zzvajntnzz------m9m9se--rdrdzzmx------t0k3--se--xmj9------zzmx------lxyalm------nuqrhso5' +
      's5tqnut0wkzzzpzz--------hs7a00dyng------p1k0w8--zzzzzz00----vp------------tq------------------------' +
      '----i2mxtnrdq5t7rym9v5w3obonqtrdz8zzsjzzzzt6xq----------',
    bold:
      '----akrh--xwzzy6nfu8zz------oeoev7--vavazzpf------wvmg--v7--zzkn------zzpc------oqzzn3------q0stj9qz' +
      'v1wnq0vqzvzzzzzz--------j98k00ffp1------relszr--zzzzzz00----ze------------wn------------------------' +
      '----iqpfu8uft9wzvkoexwzzr3r5ukudzzzzv2zzzzwmzz----------',
  },
  georgian: {
    ranges: [
      [4256, 4351],
      [7312, 7359],
    ],
    regular:
      'hjllkll7humxm7pedejjrvkujqo0npkjpghkh4lomvh4kgivjgj1jkoogug0jbi3qhjah3iljgnd--g0----------fw----f9gu' +
      'gkohgcg5h7ohfyfqu9gtgtmcg0h8magtlcgsnvgcmcgkgtgjiegtgtgagtfrfrijg8g5fviepqfdgkgudiet9ufdg8gugqhfh3po' +
      'hagzi3r1hogjvrhmhmp0gvi4nhhomihdpeh6nihdhph6jghohphchoglgmjjhegzgijjmvg7hdh3fb----g7hei8',
    bold:
      'hpn9lylhisoamapvefk3s5m2kipinsldr6j0hnlyokikksk2k8jtk6pwhagik3j7ruksiijskao1--gi----------gk----g9hc' +
      'h2phgygvi3pegtggvth9h9nvgqhznuhjlqhroxgynvh8h9h7jkh9h9hjh9gfgejph3gvgli9pzgfh8hce4fiacgfh3hchdhvhlqm' +
      'hrhmiwrdi5h7x6i1i1pzhjisoti4myi8qdhqoxhwi1hykei2i1i4i2h7h7knhwhmh3jaodh6hwhlf7----h6hwip',
  },
  armenian: {
    ranges: [[1328, 1423]],
    regular:
      '--n3jcl2l8jcimhhjcmjl9jibgmrjrjpfzi1l8j4mchfhgi6k5hmm1humdk5lvfvipikgmm8h5lkjf----5v5v5v835vcabjpkpk' +
      'glhrhtglgod6glikgxgl7dpkgdglfmgngng0gq7dgnbigl9kpkedh7glgmpvglgn8xpvglg8hshi7s72c9----mpmpkc',
    bold:
      '--nnjxlhlojxj9hkjxpolgk7cepakgklhlillok2mlhnioiykehzntimmqkemoghiri5hknmi5m1lk----6i6i7r8e7rc9b6r1r1' +
      'htjpjzhthweahtkuinht8vr4hlhtgqiii6h7i28phpc9htalr1esiphti2qzhthnb0qzhnh2krjd9p7sbz----mpmql0',
  },
} as const
