/** The subtypes of some types on schema.org, from its own definition (schema-dts 2.1.0, November 2026). */

/** LocalBusiness, with the kinds of it below the kinds that have kinds themselves. */
const LOCAL_BUSINESSES = new Set(
  `LocalBusiness AnimalShelter ArchiveOrganization ChildCare Dentist DryCleaningOrLaundry EmploymentAgency InternetCafe Library
  ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter TelevisionStation
  TouristInformationCenter TravelAgency
  AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer
  MotorcycleRepair
  EmergencyService FireStation Hospital PoliceStation GovernmentOffice PostOffice
  EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub
  FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency
  FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery
  HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
  HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
  RoofingContractor
  LegalService Attorney Notary
  LodgingBusiness BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental
  MedicalBusiness Audiology CommunityHealth CovidTestingFacility Dermatology DietNutrition Emergency Geriatric Gynecologic
  IndividualPhysician MedicalClinic Midwifery Nursing Obstetric Oncologic Ophthalmology Optician Optometric Otolaryngologic
  Pediatric Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
  SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex
  Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist
  FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore
  MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore
  SportingGoodsStore TireShop ToyStore WholesaleStore`.split(/\s+/),
)

/** The kinds of Organization that are no LocalBusiness. */
const OTHER_ORGANIZATIONS = new Set(
  `Organization Airline Consortium Cooperative Corporation LibrarySystem NGO NewsMediaOrganization PoliticalParty
  SearchRescueOrganization WorkersUnion
  EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School
  FundingScheme FundingAgency GovernmentOrganization Project ResearchOrganization ResearchProject
  MedicalOrganization DiagnosticLab VeterinaryCare
  OnlineBusiness OnlineMarketplace OnlineStore
  PerformingGroup DanceGroup MusicGroup TheaterGroup SportsOrganization SportsTeam`.split(/\s+/),
)

const ARTICLES = new Set(
  `Article AdvertiserContentArticle Report SatiricalArticle
  NewsArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle
  ReviewNewsArticle
  ScholarlyArticle MedicalScholarlyArticle
  SocialMediaPosting BlogPosting DiscussionForumPosting LiveBlogPosting
  TechArticle APIReference`.split(/\s+/),
)

/** Whether a type is LocalBusiness or a kind of it. A vet's practice (VeterinaryCare) is none, and an online store is none. */
export function isLocalBusinessType(type: string): boolean {
  return LOCAL_BUSINESSES.has(type)
}

/** Whether a type is Organization or a kind of it, a local business included. */
export function isOrganizationType(type: string): boolean {
  return OTHER_ORGANIZATIONS.has(type) || LOCAL_BUSINESSES.has(type)
}

/** Whether a type is Article or a kind of it. */
export function isArticleType(type: string): boolean {
  return ARTICLES.has(type)
}
