import { asTaiwanWrites } from './simplified-words.ts'

/** Frequent characters that exist only in Simplified Chinese, each before the one that Taiwan writes. */
const PAIRS = [
  '们們这這为為来來时時说說对對会會学學么麼样樣过過还還经經应應关關间間问問题題现現实實网網质質让讓乱亂药藥疗療费費钱錢银銀贷貸额額证證险險种種类類选選择擇买買卖賣价價单單热熱湿濕调調检檢测測护護',
  '肤膚宠寵养養预預处處节節电電机機烧燒盐鹽鱼魚鸡雞脸臉头頭红紅绿綠蓝藍长長张張开開门門车車东東书書见見观觀觉覺认認识識语語读讀请請谁誰课課谈談论論设設计計许許诉訴词詞试試话話该該详詳误誤变變边邊',
  '运運进進远遠连連适適总總结結组組织織细細终終给給统統续續维維编編缩縮线線练練级級纪紀团團园園围圍图圖国國圆圓备備骤驟务務产產业業专專严嚴两兩丽麗举舉义義乐樂习習乡鄉亏虧亚亞亲親亿億仅僅从從仓倉',
  '仪儀优優伟偉传傳伤傷体體侧側债債倾傾储儲儿兒兴興兽獸写寫军軍农農冻凍净淨击擊则則刚剛创創剂劑办辦动動劳勞势勢区區医醫华華协協卫衛厂廠压壓厅廳县縣参參双雙号號员員响響唤喚喷噴块塊坏壞坚堅垫墊墙牆',
  '声聲壳殼够夠夹夾奖獎奥奧妇婦妈媽娱娛婴嬰孙孫宁寧宝寶审審宽寬宾賓寿壽将將尘塵层層届屆属屬岁歲岛島师師帐帳带帶帮幫广廣庆慶库庫废廢异異弃棄弯彎弹彈归歸录錄忆憶态態恶惡恼惱悬懸惊驚惯慣愿願戏戲执執',
  '扩擴扫掃扬揚抢搶报報担擔拟擬拥擁挂掛损損换換据據捡撿搅攪摄攝摆擺敌敵数數断斷无無旧舊显顯晓曉暂暫术術杀殺权權条條极極构構标標栏欄树樹档檔楼樓欢歡欧歐毕畢气氣汉漢汤湯沟溝泪淚泻瀉洁潔浅淺浆漿济濟',
  '浓濃涂塗润潤涨漲渐漸湾灣满滿滤濾灭滅灯燈灵靈炉爐炼煉烂爛烦煩爱愛爷爺状狀独獨狭狹猪豬环環疮瘡疯瘋痒癢皱皺盘盤监監盖蓋码碼础礎确確碍礙礼禮离離积積称稱稳穩穷窮竞競笔筆筑築简簡粮糧纠糾纤纖',
  '约約纯純纱紗纳納纷紛纸紙纹紋绍紹绑綁绒絨绕繞绘繪络絡绝絕绩績绳繩缓緩缝縫缠纏缴繳罗羅罚罰职職联聯聪聰肠腸肿腫胀脹胆膽胜勝胶膠脑腦腻膩艺藝苏蘇苹蘋荐薦莲蓮萝蘿营營虑慮虫蟲虽雖虾蝦蚀蝕补補装裝裤褲',
  '规規视視览覽触觸订訂训訓议議记記讲講诊診询詢谢謝贝貝负負财財责責败敗货貨购購贴貼贵貴资資赔賠赖賴赚賺赛賽赠贈轨軌转轉轮輪软軟轻輕载載较較辅輔辆輛输輸达達迁遷违違迟遲递遞邮郵释釋针針钉釘钙鈣钢鋼',
  '铁鐵铝鋁铜銅锁鎖锅鍋锈鏽错錯键鍵镜鏡闭閉闲閒闷悶闻聞阅閱队隊阳陽阴陰阶階际際陆陸随隨隐隱难難雾霧静靜顶頂项項顺順顾顧顿頓颈頸频頻颗顆颜顏风風飞飛饭飯饮飲饱飽饰飾饼餅馆館驾駕验驗骗騙鸭鴨麦麥齐齊',
  '齿齒龄齡叶葉链鏈脚腳浇澆镁鎂厨廚须須凭憑丝絲纶綸驱驅陈陳槛檻涝澇篮籃绵綿导導掺摻粪糞搁擱砖磚烫燙贪貪劲勁紧緊厕廁锦錦溅濺涤滌鹅鵝壶壺铭銘邻鄰腾騰懒懶颠顛龙龍脓膿继繼窝窩钻鑽谱譜坛壇拨撥贯貫综綜缘緣蚁蟻蜗蝸跃躍',
  '酱醬酿釀鲜鮮鸟鳥龟龜赏賞趋趨钩鉤铺鋪铃鈴阵陣韩韓饺餃馒饅骑騎鳞鱗岗崗峡峽币幣弥彌忧憂惧懼惨慘惩懲挡擋挤擠挥揮杂雜栋棟桥橋梦夢槟檳泼潑',
  '泽澤浊濁涩澀渔漁渗滲溃潰滚滾滞滯滨濱潜潛烛燭牵牽畅暢疟瘧疡瘍瘫癱盏盞睁睜矿礦碱鹼笼籠纵縱绞絞缆纜缎緞肾腎胁脅脐臍茎莖荡蕩荣榮莱萊萤螢',
  '袜襪誉譽讨討诚誠诺諾谊誼谐諧贸貿赁賃赌賭赢贏跷蹺辐輻辑輯辩辯遗遺酝醞钓釣钥鑰钮鈕铅鉛铲鏟锡錫锤錘镇鎮镶鑲闪閃闹鬧阁閣阔闊韧韌领領颖穎飘飄饥飢饵餌',
  '饶饒饿餓馅餡鲍鮑鲸鯨鸽鴿吗嗎',
  '账帳袄襖坝壩罢罷颁頒绊絆辈輩惫憊绷繃毙斃贬貶辫辮鳖鱉瘪癟驳駁残殘惭慚灿燦苍蒼舱艙沧滄诧詫搀攙蝉蟬馋饞颤顫场場尝嘗偿償钞鈔彻徹衬襯撑撐骋騁驰馳炽熾畴疇踌躊筹籌绸綢橱櫥锄鋤雏雛闯闖绰綽辞辭赐賜囱囪丛叢窜竄诞誕捣搗祷禱盗盜叠疊锭錠',
  '锻鍛钝鈍夺奪堕墮阀閥贩販访訪纺紡坟墳奋奮愤憤枫楓锋鋒凤鳳抚撫赋賦冈岡纲綱宫宮贡貢闺閨鹤鶴贺賀轰轟哗譁画畫焕煥涣渙谎謊辉輝贿賄秽穢烩燴汇匯讳諱诲誨荤葷浑渾祸禍颊頰贾賈艰艱拣揀俭儉鉴鑑践踐贱賤舰艦剑劍饯餞娇嬌铰鉸轿轎谨謹径徑锯鋸',
  '剧劇绢絹凯凱恳懇抠摳侩儈馈饋拦攔揽攬滥濫捞撈垒壘厉厲励勵隶隸俩倆镰鐮涟漣敛斂恋戀谅諒猎獵临臨刘劉聋聾拢攏搂摟篓簍卤滷鲁魯侣侶屡屢缕縷伦倫锣鑼骡騾骆駱蚂螞马馬骂罵瞒瞞锚錨锰錳谜謎庙廟鸣鳴亩畝馁餒镊鑷柠檸拧擰呕嘔庞龐抛拋贫貧评評',
  '颇頗启啟呛嗆蔷薔锹鍬翘翹窍竅窃竊寝寢顷頃龋齲颧顴劝勸锐銳伞傘丧喪筛篩删刪婶嬸狮獅诗詩驶駛赎贖竖豎帅帥饲飼耸聳颂頌肃肅摊攤滩灘叹嘆涛濤屉屜秃禿颓頹驮馱驼駝椭橢纬緯乌烏吴吳袭襲辖轄厦廈吓嚇衔銜献獻宪憲厢廂嚣囂销銷挟挾携攜绣繡绪緒',
  '癣癬勋勳寻尋驯馴讯訊哑啞艳豔厌厭杨楊瑶瑤摇搖遥遙窑窯谣謠页頁译譯樱櫻鹰鷹莹瑩蝇蠅痈癰咏詠犹猶匀勻晕暈赞贊枣棗贼賊闸閘栅柵斋齋毡氈栈棧战戰绽綻侦偵挣掙争爭郑鄭帜幟众眾轴軸诸諸嘱囑驻駐桩樁妆妝壮壯锥錐赘贅坠墜缀綴锂鋰尔爾兰蘭冯馮',
  '缔締玛瑪锌鋅纽紐贮貯谋謀诱誘庐廬氢氫伪偽谓謂诈詐赵趙枢樞顽頑岂豈',
].join('')
const TRADITIONAL: ReadonlyMap<string, string> = new Map(
  (PAIRS.match(/../gu) ?? []).map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
/** Simplified characters that are also written in Taiwan by hand or on keyboards, so that they mark no text as Simplified. */
const ALSO_IN_TAIWAN = new Map(
  [
    ...'着著没沒别別内內户戶脱脫虚虛强強黄黃凉涼凑湊卧臥葱蔥兑兌晒曬柜櫃赶趕怀懷蜡蠟炖燉蚕蠶踪蹤个個点點万萬听聽当當与與决決况況减減温溫猫貓剥剝册冊耻恥丢丟横橫恒恆毁毀迹跡晋晉凛凜吕呂脉脈却卻税稅笋筍叙敘烟煙悦悅韵韻灾災'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, own = '', other = '']) => [own, other]),
)
/** Characters of Simplified Chinese for which Taiwan has several: 发 is 發 or 髮. */
const AMBIGUOUS = new Set('发复冲尽签脏获钟历荡链弥饥')

const FOLDED: ReadonlyMap<string, string> = new Map([...TRADITIONAL, ...ALSO_IN_TAIWAN])
const ONLY_SIMPLIFIED = new RegExp(`[${[...TRADITIONAL.keys(), ...AMBIGUOUS].join('')}]`, 'u')
const ANY_SIMPLIFIED = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'gu')
const MAY_BE_SIMPLIFIED = new RegExp(`[${[...FOLDED.keys(), ...AMBIGUOUS].join('')}]`, 'u')

/** A text for comparing: characters of Simplified Chinese become those of Taiwan where there is one. Its length stays. */
export function foldSimplified(text: string): string {
  return text.replace(ANY_SIMPLIFIED, (character) => FOLDED.get(character) ?? character)
}

/** How many characters of a text exist only in Simplified Chinese. */
export function simplifiedIn(text: string): number {
  return [...text].filter((character) => TRADITIONAL.has(character) || AMBIGUOUS.has(character)).length
}

/** Whether a text has a character of Simplified Chinese, which people in Taiwan may write too. */
export function mayBeSimplified(text: string): boolean {
  return MAY_BE_SIMPLIFIED.test(text)
}

/** Whether a text is in Simplified Chinese. One such character is enough, because names are short. */
export function isSimplified(text: string): boolean {
  return ONLY_SIMPLIFIED.test(text)
}

/** A text in the characters of Taiwan; null if one of its characters has several there. */
export function traditionalOf(text: string): string | null {
  const characters = [...text]
  if (characters.some((character) => AMBIGUOUS.has(character))) return null
  return asTaiwanWrites(characters.map((character) => FOLDED.get(character) ?? character).join(''))
}
