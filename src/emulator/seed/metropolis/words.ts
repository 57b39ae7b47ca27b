export const firstNames =
  'Adwoa Alba Amadou Anneke Anselm Arlo Ayaan Beatriz Bertil Bronagh Caspian Celeste Chidi Cosima Dariusz Dimitra Edda Eitan Elowen Emeka Esra Fenna Florin Gaspard Greta Hanne Haruto Hedda Imani Indira Ione Ivo Jolien Joost Kaisa Kerensa Kimiko Lazare Leif Ludo Maren Mattis Mireille Nahuel Nerys Noor Oona Orsolya Ottilie Pascoe Petra Quentin Radka Renske Ruben Sabine Senna Signe Soraya Thandi Tjeerd Ulla Valentijn Viola Willemijn Xanthe Yara Ysolde Zeynep Zoltan'.split(
    ' ',
  );

export const lastNames =
  'Abendroth Adebisi Appelboom Baltussen Barrowclough Bosschaert Brandsma Cavendoli Ciobanu Coppelstone Dalgaard Dekkerhof Duskova Eikenaar Elsworthy Fairhaven Ferreirinha Galanaki Garrowby Haverkamp Heikkola Hoogland Ibarrondo Inglethorpe Jankauskas Kalverstraat Kettlewick Koivumaa Kruithof Lindqvarn Loosdrecht Maartensdijk Macallan-Bree Mbongeni Merriweather Nederhof Nightingall Oduyale Okparaocha Oosterling Pemberwick Pietersma Quillfeather Ravensdal Rijnsburger Rosendahl Sakurada Schuylenburg Silvanto Stavrakis Tamburino Thistlethwaite Tollenaar Uzunova Vandermeij Verhulst Wadsworthy Westerdijk Wierzba Yildirimer Zandbergen Zuiderduin'.split(
    ' ',
  );

export const qualities =
  'Amber Borrowed Brackish Brittle Candid Carbon Civic Clockwork Copper Crooked Devoted Distant Eastbound Elastic Evergreen Fluorescent Forgotten Galvanised Gentle Honest Idle Inland Ivory Lacquered Lateral Lunar Magnetic Maritime Mechanical Migrant Modest Narrow Nocturnal Orbital Ordinary Pastel Patient Polite Portable Provincial Reluctant Rental Scarlet Secondhand Sideways Solvent Suburban Tidal Tinsel Ultraviolet Unlisted Vacant Velour Weekday'.split(
    ' ',
  );

export const things =
  'Aerial Almanac Annexe Aqueduct Arcade Barometer Bollard Bureau Canteen Carousel Cathedral Chandelier Cloakroom Concierge Corridor Dovecote Elevator Embassy Escalator Fairground Ferry Flyover Funicular Gantry Gasworks Greenhouse Harbour Intercom Kiosk Laboratory Lagoon Lighthouse Lobby Mezzanine Monorail Motorway Observatory Orchard Overpass Pavilion Planetarium Pontoon Postcard Quarry Radiator Sawmill Semaphore Skylight Staircase Switchboard Telegram Terminal Timetable Tramway Turbine Typewriter Velodrome Viaduct Weathervane Windmill'.split(
    ' ',
  );

export const places: [hometown: string, country: string, label: string][] = [
  ['Rotterdam', 'NL', 'Rotterdam, Netherlands'],
  ['Groningen', 'NL', 'Groningen, Netherlands'],
  ['Antwerp', 'BE', 'Antwerp, Belgium'],
  ['Ghent', 'BE', 'Ghent, Belgium'],
  ['Leipzig', 'DE', 'Leipzig, Germany'],
  ['Bremen', 'DE', 'Bremen, Germany'],
  ['Aarhus', 'DK', 'Aarhus, Denmark'],
  ['Turku', 'FI', 'Turku, Finland'],
  ['Uppsala', 'SE', 'Uppsala, Sweden'],
  ['Stavanger', 'NO', 'Stavanger, Norway'],
  ['Tartu', 'EE', 'Tartu, Estonia'],
  ['Kaunas', 'LT', 'Kaunas, Lithuania'],
  ['Wrocław', 'PL', 'Wrocław, Poland'],
  ['Brno', 'CZ', 'Brno, Czechia'],
  ['Graz', 'AT', 'Graz, Austria'],
  ['Winterthur', 'CH', 'Winterthur, Switzerland'],
  ['Trieste', 'IT', 'Trieste, Italy'],
  ['Lecce', 'IT', 'Lecce, Italy'],
  ['Nantes', 'FR', 'Nantes, France'],
  ['Lille', 'FR', 'Lille, France'],
  ['Bilbao', 'ES', 'Bilbao, Spain'],
  ['Coimbra', 'PT', 'Coimbra, Portugal'],
  ['Cork', 'IE', 'Cork, Ireland'],
  ['Leeds', 'GB', 'Leeds, England'],
  ['Dundee', 'GB', 'Dundee, Scotland'],
  ['Thessaloniki', 'GR', 'Thessaloniki, Greece'],
  ['İzmir', 'TR', 'İzmir, Türkiye'],
  ['Tbilisi', 'GE', 'Tbilisi, Georgia'],
  ['Accra', 'GH', 'Accra, Ghana'],
  ['Nairobi', 'KE', 'Nairobi, Kenya'],
  ['Durban', 'ZA', 'Durban, South Africa'],
  ['Recife', 'BR', 'Recife, Brazil'],
  ['Rosario', 'AR', 'Rosario, Argentina'],
  ['Guadalajara', 'MX', 'Guadalajara, Mexico'],
  ['Halifax', 'CA', 'Halifax, Canada'],
  ['Duluth', 'US', 'Duluth, Minnesota'],
  ['Sapporo', 'JP', 'Sapporo, Japan'],
  ['Busan', 'KR', 'Busan, South Korea'],
  ['Hobart', 'AU', 'Hobart, Australia'],
  ['Dunedin', 'NZ', 'Dunedin, New Zealand'],
];

export const genres = [
  'acid jazz', 'afro-house', 'ambient', 'art rock', 'bossa nova', 'breakbeat', 'broken beat',
  'chamber pop', 'cumbia', 'dark folk', 'deep house', 'disco', 'downtempo', 'drone', 'dub',
  'electro', 'footwork', 'free jazz', 'garage rock', 'gospel', 'highlife', 'hip-hop', 'Italo',
  'jangle pop', 'krautrock', 'live techno', 'neo-soul', 'new wave', 'noise pop', 'post-punk',
  'R&B', 'shoegaze', 'slowcore', 'soul', 'spoken word', 'synth-pop', 'tropicália', 'UK garage',
]; // prettier-ignore

export const habits = [
  'built for the last train rather than the first drink',
  'with a rhythm section that used to mend lifts',
  'played standing up, except for the drummer',
  'written on night shifts and best heard on one',
  'in equal parts patience and sub-bass',
  'with choruses you could hang a coat on',
  'recorded in a stairwell for the echo and the company',
  'for people who walk faster than the music',
  'with every synthesiser named after an aunt',
  'in short songs with long looks',
  'made out of tannoy announcements and regret',
  'with one guitar, tuned by ear and by argument',
  'slow to start and very hard to leave',
  'for dancing near, at first, and then in',
  'with a brass section borrowed from the fire service',
  'sung in three languages, occasionally at once',
  'dressed for a wedding, playing for the car park',
  'held together by a bass player with a day job',
  'sounding like rain on somebody else’s roof',
  'from a cellar with a licence until four',
  'rehearsed in a disused ticket hall',
  'full of trapdoors',
  'with the lights off and the windows open',
  'delivered with a perfectly straight face',
];
