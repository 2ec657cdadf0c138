/**
 * Headings of the Harmonized System that matter for ships, supplies, machinery, food, textiles and electronics: public
 * facts of the 2022 edition, `code|Korean|English` a line. Six digits hold everywhere; ten are those of the Korean tariff
 * where it does not divide the six any further.
 */
export const hsLines = `
020130|쇠고기(뼈 없는 것, 냉장)|Bovine meat, boneless, chilled
020230|쇠고기(뼈 없는 것, 냉동)|Bovine meat, boneless, frozen
020329|돼지고기(냉동)|Swine meat, frozen
020714|닭고기(절단, 냉동)|Cuts of fowl, frozen
030289|신선·냉장 어류|Fish, fresh or chilled
030389|냉동 어류|Fish, frozen
030617|새우(냉동)|Shrimps and prawns, frozen
030743|오징어(냉동)|Cuttlefish and squid, frozen
040120|우유(지방 1~6%)|Milk, fat 1 to 6%
040210|탈지분유|Milk powder, fat up to 1.5%
040510|버터|Butter
040690|치즈|Cheese
040721|달걀(신선)|Hens' eggs, fresh
070190|감자(신선·냉장)|Potatoes, fresh or chilled
070200|토마토(신선·냉장)|Tomatoes, fresh or chilled
070310|양파·쪽파|Onions and shallots
070320|마늘|Garlic
070490|배추·양배추|Cabbages
070960|고추류(신선·냉장)|Peppers, fresh or chilled
071080|냉동 채소|Vegetables, frozen
080390|바나나|Bananas
080510|오렌지|Oranges
080610|포도(신선)|Grapes, fresh
080810|사과|Apples
090111|커피(볶지 않은 것)|Coffee, not roasted
090121|볶은 커피|Coffee, roasted
090210|녹차|Green tea
090421|건조 고추|Peppers, dried
100199|밀|Wheat
100590|옥수수|Maize
100630|쌀(정미)|Rice, milled
110100|밀가루|Wheat flour
120190|대두|Soya beans
121221|김·해조류(식용)|Seaweeds, edible
150790|대두유(정제)|Soya-bean oil, refined
150990|올리브유|Olive oil
160100|소시지|Sausages
160249|조제한 돼지고기|Prepared swine meat
160414|참치 통조림|Tunas, prepared
160420|어묵·조제 어류|Fish, prepared
170199|설탕|Sugar, refined
170490|사탕과자|Sugar confectionery
180690|초콜릿|Chocolate
190230|라면·국수(조제)|Noodles and pasta, prepared
190531|비스킷|Sweet biscuits
190590|빵·과자|Bread and bakers' wares
200290|토마토 페이스트|Tomato paste
200599|김치·조제 채소|Vegetables, prepared
200819|견과류(조제)|Nuts, prepared
200989|과실 주스|Fruit juice
210111|커피 추출물|Coffee extracts
210310|간장|Soya sauce
210390|소스·조미료|Sauces and seasonings
210410|수프|Soups and broths
210690|조제 식료품|Food preparations
220110|생수·탄산수|Mineral and aerated waters
220210|청량음료|Flavoured waters
220300|맥주|Beer
220421|포도주(2L 이하)|Wine, up to 2 L
220890|소주·증류주|Spirits
230990|사료(조제)|Animal feed preparations
240220|담배|Cigarettes
250100|소금|Salt
252329|포틀랜드 시멘트|Portland cement
270119|석탄|Coal
270900|원유|Petroleum oils, crude
271012|휘발유·경질유|Light petroleum oils
271019|경유·중유·윤활유|Gas oil, fuel oil, lubricating oils
271112|액화 프로판|Propane, liquefied
280440|산소|Oxygen
280421|아르곤|Argon
281121|이산화탄소|Carbon dioxide
281511|가성소다(고체)|Sodium hydroxide, solid
282890|차아염소산염|Hypochlorites
290129|아세틸렌|Acetylene
290511|메탄올|Methanol
300490|의약품(소매용)|Medicaments
300590|붕대·거즈|Bandages and gauze
300650|구급상자|First-aid boxes
320810|폴리에스테르 페인트|Paints based on polyesters
320820|아크릴·비닐 페인트|Paints based on acrylic or vinyl polymers
320890|선박용 페인트·에폭시 도료|Paints, other, epoxy and marine
320910|수성 페인트|Paints, aqueous
321290|안료|Pigments
321410|퍼티·실란트|Putties and mastics
330499|화장품|Beauty preparations
340111|비누|Soap
340250|세제(소매용)|Detergents for retail sale
340290|세정제|Cleaning preparations
340319|윤활 조제품|Lubricating preparations
350691|접착제|Adhesives
360490|조난신호 화염|Distress signals, flares
380894|소독제|Disinfectants
381121|윤활유 첨가제|Additives for lubricating oils
381300|소화기용 약제|Fire-extinguisher preparations
381400|신너·유기용제|Thinners and organic solvents
382000|부동액|Anti-freezing preparations
390120|폴리에틸렌|Polyethylene
390210|폴리프로필렌|Polypropylene
390410|PVC 수지|Poly(vinyl chloride)
391723|PVC 관|Tubes of polymers of vinyl chloride
391739|플라스틱 호스|Plastic hoses
391910|플라스틱 점착테이프|Plastic adhesive tape
392010|폴리에틸렌 필름|Film of polyethylene
392321|폴리에틸렌 포대|Bags of polyethylene
392690|플라스틱 제품|Articles of plastics
400921|고무호스(금속 보강)|Rubber hose, reinforced with metal
401110|승용차용 타이어|Tyres for cars
401120|버스·화물차용 타이어|Tyres for buses and lorries
401519|고무장갑|Rubber gloves
4016930000|고무 개스킷·와셔·실|Rubber gaskets, washers and seals
401694|고무 방현재|Boat or dock fenders of rubber
401695|공기주입식 고무제품|Inflatable articles of rubber
420329|가죽장갑|Leather gloves
440710|침엽수 제재목|Sawn coniferous wood
441239|합판|Plywood
441520|목재 팔레트|Wooden pallets
480256|복사용지|Printing paper, sheets
481810|화장지|Toilet paper
481910|골판지 상자|Cartons of corrugated paper
482110|라벨(종이)|Paper labels
490199|서적|Books
490599|해도·지도|Maps and charts
520100|면(원면)|Cotton, not carded
520942|데님|Denim
540752|폴리에스테르 직물|Woven fabrics of polyester
560312|부직포|Nonwovens
560741|폴리에틸렌 결속끈|Binder twine of polyethylene
560749|폴리에틸렌·폴리프로필렌 로프|Ropes of polyethylene or polypropylene
560750|합성섬유 계류 로프|Mooring ropes of synthetic fibres
560811|어망(그물)|Fishing nets
590390|플라스틱 코팅 직물|Coated textile fabrics
590900|소방 호스|Textile hosepiping
610910|면 티셔츠|T-shirts of cotton
611610|코팅 장갑|Coated gloves
620322|작업복(면)|Work ensembles of cotton
621010|방호복(부직포)|Protective garments
621132|작업복·상하의|Working garments
630532|톤백(유연용기)|Flexible intermediate bulk containers
630710|걸레·청소포|Cleaning cloths
6307200000|구명동의·구명벨트|Life-jackets and life-belts
630790|방직용 섬유제품|Made-up textile articles
631010|넝마(선별)|Sorted rags
640110|안전장화(방수)|Waterproof safety boots
640340|안전화(가죽)|Safety footwear of leather
650610|안전모|Safety headgear
680410|숫돌·연마석|Millstones and grindstones
680422|연마 휠|Grinding wheels
680520|연마지|Abrasive paper
680610|암면·보온재|Rock wool, insulation
681320|마찰재(석면)|Friction material with asbestos
681389|브레이크 라이닝|Brake linings
690220|내화벽돌|Refractory bricks
700719|강화유리|Toughened safety glass
701939|유리섬유 매트|Glass-fibre mats
711590|귀금속 제품|Articles of precious metal
720711|철강 반제품|Semi-finished iron or steel
720851|열연 강판(10mm 초과)|Hot-rolled plate, over 10 mm
720852|열연 강판(4.75~10mm)|Hot-rolled plate, 4.75 to 10 mm
720917|냉연 강판|Cold-rolled sheet
721049|아연도 강판|Zinc-coated sheet
721399|선재|Wire rod
721420|철근|Reinforcing bars
721633|H형강|H sections
721650|형강|Sections of steel
721720|아연도 철선|Zinc-plated wire
721933|스테인리스 강판|Stainless sheet
722220|스테인리스 봉|Stainless bars
722540|합금강 판|Alloy steel plate
730419|강관(송유관)|Line pipe, seamless
730439|무계목 강관|Seamless steel tubes
730441|스테인리스 무계목관|Seamless stainless tubes
730640|스테인리스 용접관|Welded stainless tubes
730721|스테인리스 플랜지|Flanges of stainless steel
730791|철강 플랜지|Flanges of steel
730792|엘보·벤드|Threaded elbows and bends
730799|관 연결구|Tube fittings
730890|철강 구조물|Steel structures
731010|드럼·탱크(50L 이상)|Drums and tanks, 50 L or more
731100|고압가스 용기|Gas cylinders
731210|와이어로프|Wire ropes
731431|용접 철망|Welded grill
731511|롤러 체인|Roller chain
7315820000|스터드링크 체인·용접 체인|Chain, welded link
731600|닻|Anchors
731700|못|Nails
731815|볼트·나사|Bolts and screws
731816|너트|Nuts
731822|와셔|Washers
732020|코일 스프링|Helical springs
732399|주방용품(철강)|Kitchen articles of steel
732599|주물 제품|Cast articles of iron
732690|철강 제품|Articles of iron or steel
740311|전기동|Refined copper cathodes
741110|구리관|Copper tubes
741220|황동 관연결구|Brass tube fittings
741999|구리 제품|Articles of copper
760120|알루미늄 합금괴|Aluminium alloys, unwrought
760612|알루미늄 판|Aluminium alloy plate
760410|알루미늄 봉·형재|Aluminium bars and profiles
761699|알루미늄 제품|Articles of aluminium
790112|아연괴|Zinc, unwrought
790700|아연 양극·아연 제품|Zinc anodes, articles of zinc
820310|줄|Files and rasps
820320|플라이어|Pliers
820411|스패너·렌치|Spanners and wrenches
820520|망치|Hammers
820559|수공구|Hand tools
820713|착암 공구|Rock drilling tools
820750|드릴 비트|Drill bits
820890|기계용 칼날|Knives for machines
821192|칼|Knives
830140|자물쇠|Locks
830241|건축용 장착구|Mountings for buildings
831110|용접봉(피복)|Coated electrodes for welding
831120|플럭스코드 와이어|Cored wire for welding
840211|수관보일러|Watertube boilers
840219|증기보일러|Vapour boilers
840290|보일러 부분품|Parts of boilers
840610|선박용 증기터빈|Steam turbines for marine propulsion
840721|선외기|Outboard motors
840810|선박 추진용 디젤엔진|Marine propulsion diesel engines
840890|디젤엔진|Diesel engines
840910|항공기 엔진 부분품|Parts of aircraft engines
840991|가솔린 엔진 부분품|Parts of spark-ignition engines
840999|디젤엔진 부분품(선박용)|Parts of diesel engines, marine
841112|터보제트|Turbo-jets
841221|유압 실린더|Hydraulic cylinders
841229|유압 모터|Hydraulic motors
841231|공압 실린더|Pneumatic cylinders
841330|엔진용 연료·윤활유 펌프|Fuel and oil pumps for engines
841350|왕복 펌프|Reciprocating pumps
841360|회전 용적펌프|Rotary pumps
841370|원심펌프|Centrifugal pumps
841391|펌프 부분품|Parts of pumps
841410|진공펌프|Vacuum pumps
841430|냉동기용 압축기|Compressors for refrigerating
841440|이동식 공기압축기|Air compressors on wheels
841459|팬·송풍기|Fans
841480|터보차저·공기압축기|Turbochargers, air compressors
841490|압축기·팬 부분품|Parts of compressors and fans
841510|에어컨|Air conditioners
841590|에어컨 부분품|Parts of air conditioners
841810|냉장고|Refrigerator-freezers
841869|냉동설비|Refrigerating equipment
841950|열교환기|Heat exchangers
841989|가열·냉각 장치|Heating and cooling plant
842119|원심분리기·유청정기|Centrifuges, oil purifiers
842121|수처리 여과기·평형수처리장치|Water filters, ballast water treatment
842123|오일 필터|Oil filters
842129|액체 여과기|Liquid filters
842131|엔진 흡기 필터|Intake air filters
842139|기체 여과기·집진기|Gas filters
842199|여과기 부분품|Parts of filters
842410|소화기|Fire extinguishers
842430|고압 세척기·샌드블라스트|Steam or sand blasting machines
842511|호이스트(전동)|Electric hoists
842531|전동 윈치|Electric winches
842539|윈치·캡스턴·양묘기|Winches, capstans and windlasses
842542|유압 잭|Hydraulic jacks
842619|크레인|Cranes
842630|집 크레인|Portal jib cranes
842720|지게차|Fork-lift trucks
842810|승강기|Lifts
842890|하역기계|Handling machinery
843143|시추기 부분품|Parts of boring machinery
843149|건설기계 부분품|Parts of construction machinery
844332|프린터|Printers
845011|세탁기|Washing machines
845610|레이저 가공기|Laser working machines
845811|수치제어 선반|NC lathes
846694|공작기계 부분품|Parts of machine-tools
846721|전동 드릴|Electric drills
846729|전동공구|Electric hand tools
846880|용접기기(가스)|Gas welding machines
847130|노트북 컴퓨터|Portable computers
847150|컴퓨터 본체|Processing units
847170|저장장치|Storage units
847330|컴퓨터 부분품|Parts of computers
847989|기계류(고유기능)|Machines with individual functions
848110|감압 밸브|Pressure-reducing valves
848120|유압·공압 밸브|Valves for hydraulics
848130|체크 밸브|Check valves
848140|안전 밸브|Safety valves
848180|밸브·콕|Taps, cocks and valves
848190|밸브 부분품|Parts of valves
848210|볼 베어링|Ball bearings
848220|테이퍼 롤러베어링|Tapered roller bearings
848310|추진축·크랭크축|Transmission and crank shafts
848330|베어링 하우징·평베어링|Bearing housings, plain bearings
848340|기어·감속기|Gears and gear boxes
848360|클러치·커플링|Clutches and couplings
8484100000|개스킷(금속 결합)|Gaskets of metal sheeting
848420|기계식 실|Mechanical seals
8487100000|선박용 프로펠러와 블레이드|Ships' propellers and blades
848790|기계 부분품|Machinery parts
850131|직류 전동기|DC motors
850152|교류 전동기(750W~75kW)|AC motors, 750 W to 75 kW
850153|교류 전동기(75kW 초과)|AC motors, over 75 kW
850163|교류 발전기|AC generators
850213|디젤 발전기(375kVA 초과)|Diesel generating sets, over 375 kVA
850300|전동기·발전기 부분품|Parts of motors and generators
850421|변압기|Transformers
850440|정류기·인버터·충전기|Static converters
850650|리튬 일차전지|Lithium primary cells
850710|납축전지|Lead-acid accumulators
850760|리튬이온 축전지|Lithium-ion accumulators
851110|점화 플러그|Sparking plugs
851180|시동·점화 기기|Ignition equipment
851310|휴대용 전등|Portable electric lamps
851531|아크 용접기|Arc welding machines
851610|전기 온수기|Electric water heaters
851660|전기 오븐·레인지|Electric ovens and cookers
851713|스마트폰|Smartphones
851762|통신장비·라우터|Communication apparatus
851769|무선 송신기·수신기|Radio apparatus
851822|스피커|Loudspeakers
852352|스마트카드|Smart cards
852560|무전기(VHF·송수신기)|Transceivers, VHF radio
852589|카메라|Cameras
8526100000|레이더기기|Radar apparatus
852691|무선항행기기·GPS|Radio navigational aids
852692|무선원격조절기기|Radio remote control
852852|모니터|Monitors
852872|텔레비전|Television receivers
852910|안테나|Aerials
852990|송수신기 부분품|Parts of transmitters and receivers
853110|화재경보기|Fire alarms
853120|표시판(LCD·LED)|Indicator panels
853400|인쇄회로기판|Printed circuits
853521|차단기(고압)|Automatic circuit breakers
853620|회로차단기|Circuit breakers
853649|릴레이|Relays
853650|스위치|Switches
853669|플러그·소켓|Plugs and sockets
853690|단자·커넥터|Connectors
853710|배전반·제어반|Switchboards and control panels
853890|배전기기 부분품|Parts of switchgear
853921|할로겐 램프|Halogen lamps
853952|LED 램프|LED lamps
854143|태양전지 모듈|Photovoltaic modules
854231|프로세서·집적회로|Processors, integrated circuits
854232|메모리 반도체|Memories
854239|집적회로|Electronic integrated circuits
854370|전기기기(고유기능)|Electrical machines
854420|동축 케이블|Coaxial cable
854442|전선(접속자 부착)|Conductors with connectors
854449|선박용 전선·케이블|Marine cable, conductors up to 1,000 V
854470|광섬유 케이블|Optical fibre cables
854690|절연체|Electrical insulators
860900|컨테이너|Containers
870323|승용차(1,500~3,000cc)|Cars, 1,500 to 3,000 cc
870380|전기 승용차|Electric cars
870421|화물차(5톤 이하)|Lorries up to 5 t
870829|차체 부분품|Parts of bodies
870899|자동차 부분품|Parts of motor vehicles
871680|손수레|Hand carts
890110|여객선|Passenger ships
890120|탱커|Tankers
890190|화물선|Cargo vessels
890200|어선|Fishing vessels
890391|요트·모터보트|Yachts and motorboats
890400|예인선|Tugs and pusher craft
890510|준설선|Dredgers
890520|부유식 시추선|Floating drilling platforms
890590|특수선·부선|Special vessels, floating docks
890690|선박·구명정|Vessels, lifeboats
8907100000|팽창식 구명뗏목|Inflatable rafts
890790|부표·부유 구조물|Buoys and floating structures
890800|해체용 선박|Vessels for breaking up
900410|선글라스·보안경|Sunglasses, goggles
900580|쌍안경·망원경|Binoculars
901410|나침반|Direction finding compasses
901480|항해용 기기(음향측심기 등)|Navigational instruments
901490|항해기기 부분품|Parts of navigational instruments
901580|측량·해양 관측기기|Surveying instruments
901730|마이크로미터|Micrometers
901890|의료기기|Medical instruments
902000|호흡용 기기·방독면|Breathing appliances
902511|온도계|Thermometers
902610|유량·액면계|Flow and level gauges
902620|압력계|Pressure gauges
902690|계기 부분품|Parts of gauges
902710|가스 분석기|Gas analysers
902789|분석기기|Analysers
902830|전력량계|Electricity meters
903033|전압·전류 측정기|Voltage and current meters
903149|광학식 측정기|Optical measuring instruments
903180|측정·검사기기|Measuring instruments
903210|자동온도조절기|Thermostats
903289|자동조절기기|Automatic regulators
910610|시간기록계|Time recorders
940171|의자(금속 프레임)|Seats with metal frames
940320|금속 가구|Metal furniture
940421|매트리스|Mattresses
940511|LED 조명기구|LED luminaires
940542|투광등·항해등|Floodlights, navigation lights
940610|조립식 건축물|Prefabricated buildings
950691|운동용구|Exercise equipment
960310|빗자루|Brooms
960340|페인트 붓·롤러|Paint brushes and rollers
960810|볼펜|Ball-point pens
961900|위생용품|Sanitary towels
`;
