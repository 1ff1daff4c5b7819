/** All sections of a hall page in one document. */
export const HALL_PAGE_QUERY = /* GraphQL */ `
  query ($id: String!) {
    hall(by: { rawId: $id }) {
      id
      rawId
      name
      nameKana
      shortName
      url
      address
      access
      tel
      venueType
      capacityMin
      capacityMax
      priceRange
      cost
      rating
      ratingCount
      isOfficial
      isBestRate
      clipCount
      createdAt
      updatedAt
      viewerHasClipped
      location {
        latitude
        longitude
        areaSlug
        prefecture {
          slug
          name
          areaSlug
        }
        regions {
          slug
          name
          prefectureSlug
        }
        districtSlug
        stationId
      }
      coverImages {
        url
        width
        height
        altText
      }
      receptionImages {
        url
      }
      popularPhotos {
        rawId
        image {
          url
          altText
        }
        caption
        category
        uploadedAt
        nickname
      }
      regulation {
        general
        postponement
        covid
      }
      pageViewCount
      planCount
      commentStats {
        rangeOfPeople
        rangeOfPrice
        count
      }
      benefits {
        rawId
        title
        description
        amount
        conditions
        expiresOn
      }
      questionsAndAnswers {
        rawId
        question
        answer
        type
        answeredAt
      }
      nearbyHalls {
        rawId
        name
        url
        cost
        rating
        coverImages {
          url
        }
        viewerHasClipped
      }
      bridePhotos {
        totalCount
        nodes {
          rawId
          image {
            url
            width
            height
          }
        }
        pageInfo {
          hasNextPage
        }
      }
      topBridePhotos {
        rawId
        nickname
      }
      officialPhotos {
        rawId
        category
      }
      photoSections {
        category
        title
        photos {
          rawId
          category
        }
      }
      zexyPhotos {
        rawId
      }
      summaryImages {
        url
        altText
      }
      reviews {
        totalCount
        nodes {
          rawId
          nickname
          region
          icon {
            url
          }
          photo {
            url
          }
          customerStatus
          season
          weddingDate
          guestCount
          firstEstimate
          totalCost
          rating
          title
          loveCount
          postedAt
          itemRatings {
            ceremony
            reception
            food
            staff
            cost
            access
            facility
          }
          comments {
            rawId
            item
            rating
            title
            body
          }
        }
      }
      costs {
        totalCount
        nodes {
          rawId
          total
          firstEstimate
          guestCount
          weddingMonth
          season
          nickname
          items {
            name
            firstEstimate
            final
          }
        }
      }
      fairs {
        totalCount
        nodes {
          id
          rawId
          url
          name
          description
          startDate
          heldOn
          holdTimes
          contents
          price
          reservationDeadline
          isReservable
          image {
            url
          }
          durationMinutes
          hall {
            rawId
            name
          }
        }
      }
      recommendedFairs {
        rawId
        name
      }
      recommendedFair {
        rawId
        name
      }
      fairContents
    }
  }
`;
